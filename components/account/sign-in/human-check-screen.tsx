'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { authHref, readReturnTo } from '@/components/shared/return-to';
import { useTranslation } from '@/lib/i18n/client';
import { recordHumanVerification } from '@/stores/session/human-verification';

const Captcha = lazy(() =>
  import('./human-captcha').then(({ HumanCaptcha }) => ({ default: HumanCaptcha })),
);

/** Checks that the visitor is a person. Without a captcha key nobody is asked anything. */
export function HumanCheckScreen({ captchaKey }: { captchaKey: string | null }) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const pass = () => {
    recordHumanVerification();
    router.replace(readReturnTo());
  };
  const passUnasked = useEffectEvent(pass);
  useEffect(() => {
    if (!captchaKey) passUnasked();
  }, [captchaKey]);
  const checking = <p role="status">{t('human.checking')}</p>;
  if (!captchaKey) return checking;
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
