'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { authHref, readReturnTo } from '@/components/shared/return-to';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Button } from '@/components/ui/button';
import { verifyHuman } from '@/lib/api/authentication';
import { browserClient } from '@/lib/api/client/browser-client';
import { useTranslation } from '@/lib/i18n/client';
import { recordHumanVerification } from '@/stores/session/human-verification';

const ACTION = 'human_verification';
/** Milliseconds after which the captcha's script counts as blocked. */
const CAPTCHA_TIMEOUT = 10_000;

interface CaptchaCheckProps {
  onResult: (isHuman: boolean) => void;
  children: ReactNode;
}

function CaptchaCheck({ onResult, children }: CaptchaCheckProps) {
  const { t } = useTranslation('auth');
  const { executeRecaptcha } = useGoogleReCaptcha();
  const { mutate, isError } = useMutation({
    mutationFn: async (execute: typeof executeRecaptcha) => {
      if (!execute) throw new Error(t('human.failed'));
      return verifyHuman(browserClient, { token: await execute(ACTION), action: ACTION });
    },
  });
  const check = () => mutate(executeRecaptcha, { onSuccess: onResult });
  const checkFirst = useEffectEvent(check);
  const isReady = executeRecaptcha !== undefined;
  useEffect(() => {
    const timer = setTimeout(checkFirst, isReady ? 0 : CAPTCHA_TIMEOUT);
    return () => clearTimeout(timer);
  }, [isReady]);
  if (!isError) return children;
  return (
    <div className="form-stack">
      <p role="alert" className="note note-danger">
        {t('human.failed')}
      </p>
      <Button onClick={check}>{t('retry')}</Button>
    </div>
  );
}

/** Checks that the visitor is a person. Without a captcha key nobody is asked anything. */
export const HumanCheckScreen = withQueryClient(function HumanCheckScreen({
  captchaKey,
}: {
  captchaKey: string | null;
}) {
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
    <GoogleReCaptchaProvider reCaptchaKey={captchaKey} language="es-419">
      <CaptchaCheck onResult={(isHuman) => (isHuman ? pass() : router.replace(authHref('robot')))}>
        {checking}
      </CaptchaCheck>
    </GoogleReCaptchaProvider>
  );
});
