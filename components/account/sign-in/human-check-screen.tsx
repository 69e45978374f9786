'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense } from 'react';
import { authHref, readReturnTo } from '@/components/shared/return-to';
import { Button } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';
import { recordHumanVerification } from '@/stores/session/human-verification';

const Captcha = lazy(() =>
  import('./human-captcha').then(({ HumanCaptcha }) => ({ default: HumanCaptcha })),
);

interface HumanCheckScreenProps {
  /** Site key of the captcha; null when the shop has none. */
  captchaKey: string | null;
}

/** Checks that the visitor is a person. Without a captcha key a press is enough. */
export function HumanCheckScreen({ captchaKey }: HumanCheckScreenProps) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const pass = () => {
    recordHumanVerification();
    router.replace(readReturnTo());
  };
  const checking = <p role="status">{t('human.checking')}</p>;
  if (captchaKey) {
    return (
      <Suspense fallback={checking}>
        <Captcha
          siteKey={captchaKey}
          onResult={(isHuman) => (isHuman ? pass() : router.replace(authHref('robot')))}
        >
          {checking}
        </Captcha>
      </Suspense>
    );
  }
  return (
    <div className="access-form">
      <p>{t('human.confirm')}</p>
      <Button size="lg" onClick={pass}>
        {t('human.continue')}
      </Button>
    </div>
  );
}
