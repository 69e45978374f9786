'use client';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ResendButton } from '@/components/account/shared/resend-button';
import { EmailField } from '@/components/forms/field';
import { Form, FormEnd } from '@/components/forms/form';
import { HiddenUsernameField, NewPasswordFields } from '@/components/forms/person-fields';
import { useZodForm } from '@/components/forms/use-zod-form';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useMediaQuery } from '@/components/ui/use-media-query';
import {
  resendVerification,
  resetPassword,
  sendPasswordMail,
  verifyEmail,
} from '@/lib/api/authentication';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { emailSchema, newPasswordSchema } from '@/lib/domain/account/forms';
import { useTranslation } from '@/lib/i18n/client';
import { readRouteParams } from '@/lib/routing/route-params';
import { route } from '@/lib/routing/routes';
import { refreshEmailNotice } from '@/stores/flows/session/refresh-customer';
import { updateCustomer } from '@/stores/session/session-actions';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { AuthLink } from './auth-link';
import { loginDraft } from './sign-in-drafts';

/**
 * Takes the query with a used token out of the address, and so out of the browser's history. Before it is used it stays:
 * a page that is loaded again, as after a lost connection, needs it.
 */
const dropQuery = (): void => history.replaceState(null, '', location.pathname);

function ToLogin({ className = buttonClass() }: { className?: string }) {
  const { t } = useTranslation('auth');
  return (
    <AuthLink to="login" className={className}>
      {t('login.submit')}
    </AuthLink>
  );
}

function ToAccount() {
  const { t } = useTranslation('auth');
  return (
    <a href={route('account')} className="link">
      {t('verify.continue')}
    </a>
  );
}

const FormResult = ({ title, children }: { title: string; children: ReactNode }) => (
  <div role="status" className="grid gap-3 justify-items-start p-5 rounded-md bg-saved-wash">
    <p className="text-20 font-650">{title}</p>
    {children}
  </div>
);

/** Requests the e-mail with the reset link. The answer is the same whether or not the account exists. */
function PasswordRequestForm() {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, end, keepDraft, submit } = useZodForm({
    schema: emailSchema,
    t,
    offline: t('offline'),
    // The visitor has usually just typed the e-mail on the login screen.
    draft: loginDraft,
    send: async ({ email }) => {
      await sendPasswordMail(browserClient, email);
      setSentTo(email);
    },
  });
  if (sentTo !== null) {
    return (
      <FormResult title={t('password.sentTitle')}>
        <p>{t('password.sentText', { email: sentTo })}</p>
        <Button variant="secondary" onClick={() => setSentTo(null)}>
          {t('password.again')}
        </Button>
      </FormResult>
    );
  }
  return (
    <Form className="form-stack" onChange={keepDraft} onSubmit={submit}>
      <p className="text-ink-soft">{t('password.requestIntro')}</p>
      <EmailField {...field('email', t('field.email'))} autoComplete="username" />
      <FormEnd {...end} send={t('password.send')} sending={t('password.sending')} />
    </Form>
  );
}

interface PasswordLink {
  token: string;
  email: string;
}

interface NewPasswordFormProps extends PasswordLink {
  onSaved: () => void;
  onNewLink: () => void;
}

function NewPasswordForm({ token, email, onSaved, onNewLink }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const { field, end, submit } = useZodForm({
    schema: newPasswordSchema,
    t,
    offline: t('offline'),
    send: async (passwords) => {
      await resetPassword(browserClient, { ...passwords, token, email });
      onSaved();
    },
  });
  return (
    <Form className="form-stack" onSubmit={submit}>
      <h2 className="text-20">{t('password.newTitle')}</h2>
      <p className="text-ink-soft">{t('password.newIntro', { email })}</p>
      <HiddenUsernameField email={email} />
      <NewPasswordFields field={field} />
      <FormEnd {...end} send={t('password.save')} sending={t('password.saving')}>
        {end.failure !== null && (
          <Button variant="secondary" onClick={onNewLink}>
            {t('password.newLink')}
          </Button>
        )}
      </FormEnd>
    </Form>
  );
}

/** What the link in the password e-mail holds; null when the screen was opened without that link. */
function readPasswordLink(): PasswordLink | null {
  const params = new URLSearchParams(location.search);
  const [token, email] = [params.get('token'), params.get('email')];
  return token && email ? { token, email } : null;
}

/**
 * Requests the password e-mail, or sets the new password when it was opened from that e-mail. The routes
 * `password.request` and `password.reset` both show this screen.
 */
export function PasswordScreen() {
  const { t } = useTranslation('auth');
  const [link, setLink] = useState(readPasswordLink);
  const [isSaved, setSaved] = useState(false);
  const onSaved = () => {
    dropQuery();
    setSaved(true);
  };
  if (isSaved) {
    return (
      <FormResult title={t('password.savedTitle')}>
        <p>{t('password.savedText')}</p>
        <ToLogin />
      </FormResult>
    );
  }
  return (
    <>
      {link ? (
        <NewPasswordForm {...link} onSaved={onSaved} onNewLink={() => setLink(null)} />
      ) : (
        <PasswordRequestForm />
      )}
      <p className="access-other">
        <AuthLink to="login" className="link">
          {t('password.back')}
        </AuthLink>
      </p>
    </>
  );
}

/** For a visitor who has not opened the link in the e-mail yet, or whose link does not work. */
function EmailVerificationPending() {
  const { t } = useTranslation('auth');
  const customer = useSessionStore((state) => state.accessToken && state.customer) || null;
  const isWaiting = customer !== null && !customer.emailVerifiedAt;
  useEffect(() => {
    if (isWaiting) void refreshEmailNotice();
  }, [isWaiting]);
  const email = customer?.email;
  const state = isWaiting ? 'pending' : 'already';
  return (
    <div className="form-stack">
      <p>{customer ? t(`verify.${state}`, { email }) : t('verify.anonymous')}</p>
      {!customer && <ToLogin />}
      {customer && !isWaiting && <ToAccount />}
      {isWaiting && (
        <ResendButton
          send={() => resendVerification(browserClient)}
          label={t('verify.resend')}
          done={t('verify.resent')}
        />
      )}
    </div>
  );
}

interface VerificationLink {
  token: string;
  id: string | null;
}

/** Reads the link from the verification e-mail: `/correo/verificar/{id?}?token=…`. Null without a token. */
function readVerificationLink(): VerificationLink | null {
  const token = new URLSearchParams(location.search).get('token');
  const { id = null } = readRouteParams('email.verify', location.pathname);
  return token ? { token, id } : null;
}

/** Announces the success, on large screens only (spec 2.4). */
function VerifiedAnnouncement() {
  const { t } = useTranslation('auth');
  const isLarge = useMediaQuery('(min-width: 992px)');
  if (!isLarge) return null;
  return (
    <div
      role="status"
      className="mb-4 flex items-center gap-4 rounded-md border-2 border-solid border-saved p-5"
    >
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
  const [link] = useState(readVerificationLink);
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: (opened: VerificationLink) => verifyEmail(browserClient, opened),
    onSuccess: (customer) => {
      dropQuery();
      if (customer?.emailVerifiedAt) updateCustomer(customer);
    },
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
      <VerifiedAnnouncement />
      <FormResult title={t('verify.done')}>
        {isSignedIn ? <ToAccount /> : <ToLogin className="link" />}
      </FormResult>
    </>
  );
});
