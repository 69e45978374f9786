import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { browserClient } from '@/lib/api/browser-client';
import { resendVerification } from '@/lib/api/calls/authentication';
import { errorText } from '@/lib/api/error-catalogue';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { refreshEmailNotice } from '@/stores/flows/session/refresh-customer';
import { useSessionStore } from '@/stores/session/session-store';
import { AuthLink } from './auth-link';

/** For a visitor who has not opened the link in the e-mail yet, or whose link does not work. */
export function EmailVerificationPending() {
  const { t } = useTranslation('access');
  const customer = useSessionStore((state) => state.accessToken && state.customer);
  const resend = useMutation({ mutationFn: () => resendVerification(browserClient) });
  const isWaiting = customer && !customer.emailVerifiedAt;
  useEffect(() => {
    if (isWaiting) void refreshEmailNotice();
  }, [isWaiting]);
  if (!customer) {
    return (
      <div className="access-form">
        <p>{t('verify.anonymous')}</p>
        <AuthLink to="login" className={buttonClass('primary')}>
          {t('login.submit')}
        </AuthLink>
      </div>
    );
  }
  const { email } = customer;
  if (customer.emailVerifiedAt) {
    return (
      <div className="access-form">
        <p>{t('verify.already', { email })}</p>
        <a href={route('account')} className="link">
          {t('verify.continue')}
        </a>
      </div>
    );
  }
  return (
    <div className="access-form">
      <p>{t('verify.pending', { email })}</p>
      <Button variant="secondary" isBusy={resend.isPending} onClick={() => resend.mutate()}>
        {t('verify.resend')}
      </Button>
      <p role="status">
        {resend.isSuccess && t('verify.resent')}
        {resend.error && errorText(resend.error)}
      </p>
    </div>
  );
}
