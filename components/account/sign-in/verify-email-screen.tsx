'use client';

import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { resendVerification, verifyEmail } from '@/lib/api/authentication';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import type { Customer } from '@/lib/domain/account/types';
import { useTranslation } from '@/lib/i18n/client';
import { readRouteParams } from '@/lib/routing/route-params';
import { route } from '@/lib/routing/routes';
import { refreshEmailNotice } from '@/stores/flows/session/refresh-customer';
import { updateCustomer } from '@/stores/session/session-actions';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { AuthLink } from './auth-link';
import { dropQuery } from './drop-query';
import { FormResult } from './form-parts';

/** For a visitor who has not opened the link in the e-mail yet, or whose link does not work. */
function EmailVerificationPending() {
  const { t } = useTranslation('auth');
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

/** Reads the link from the verification e-mail: `/correo/verificar/{id?}?token=…`. Null without a token. */
function readLink(): { token: string; id: string | null } | null {
  const token = new URLSearchParams(location.search).get('token');
  const { id = null } = readRouteParams('email.verify', location.pathname);
  return token ? { token, id } : null;
}

/** The announcement is shown on large screens only (spec 2.4). */
const LARGE_SCREEN_QUERY = '(min-width: 992px)';

/** Stores the verified customer on the device, and announces the success on large screens. */
function VerifiedResult({ customer }: { customer: Customer | null }) {
  const { t } = useTranslation('auth');
  const isLarge = useMediaQuery(LARGE_SCREEN_QUERY);
  useEffect(() => {
    if (customer?.emailVerifiedAt) updateCustomer(customer);
  }, [customer]);
  if (!isLarge) return null;
  return (
    <div role="status" className="access-announcement">
      <Icon name="check" className="size-10 text-saved" />
      <div>
        <p className="text-20 font-650">{t('verify.announcement')}</p>
        <p>{t('verify.announcementText')}</p>
      </div>
    </div>
  );
}

/** Verifies the e-mail of a visitor who opened the link in the e-mail. Other visitors read how to verify it. */
export const VerifyEmailScreen = withQueryClient(function VerifyEmailScreen() {
  const { t } = useTranslation('auth');
  const isSignedIn = useSessionStore(selectIsAuthenticated);
  const [link] = useState(readLink);
  const { mutate, data, isSuccess, error } = useMutation({
    mutationFn: (link: { token: string; id: string | null }) => verifyEmail(browserClient, link),
    onSuccess: dropQuery,
  });
  useEffect(() => {
    if (link) mutate(link);
  }, [link, mutate]);
  if (!link) return <EmailVerificationPending />;
  if (error) {
    return (
      <>
        <p role="alert" className="note note-danger">
          {t('verify.failed')} {errorText(error)}
        </p>
        <EmailVerificationPending />
      </>
    );
  }
  if (!isSuccess) return <p role="status">{t('verify.checking')}</p>;
  return (
    <>
      <VerifiedResult customer={data} />
      <FormResult title={t('verify.done')}>
        {isSignedIn ? (
          <a href={route('account')} className="link">
            {t('verify.continue')}
          </a>
        ) : (
          <AuthLink to="login" className="link">
            {t('login.submit')}
          </AuthLink>
        )}
      </FormResult>
    </>
  );
});
