'use client';

import { useState } from 'react';
import { EmailField } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { FormError } from '@/components/forms/form-error';
import { useZodForm } from '@/components/forms/use-zod-form';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { resetPassword, sendPasswordMail } from '@/lib/api/authentication';
import { browserClient } from '@/lib/api/client/browser-client';
import { emailSchema, newPasswordSchema } from '@/lib/domain/account/forms';
import { useTranslation } from '@/lib/i18n/client';
import { AuthLink } from './auth-link';
import { dropQuery } from './drop-query';
import { FormResult, SubmitButton } from './form-parts';
import { NewPasswordFields } from './new-password-fields';
import { loginDraft } from './sign-in-forms';

/** Requests the e-mail with the reset link. The answer is the same whether or not the account exists. */
function PasswordRequestForm() {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, failure, isSending, keepDraft, submit } = useZodForm({
    schema: emailSchema,
    t,
    requiredMark: t('required'),
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
    <Form className="access-form" onChange={keepDraft} onSubmit={submit}>
      <p className="text-ink-soft">{t('password.requestIntro')}</p>
      <EmailField {...field('email', t('field.email'))} autoComplete="username" />
      <FormError text={failure} />
      <SubmitButton
        isSending={isSending}
        labels={{ send: t('password.send'), sending: t('password.sending') }}
      />
    </Form>
  );
}

interface NewPasswordFormProps {
  token: string;
  email: string;
  onSaved: () => void;
  onNewLink: () => void;
}

/** Sets a new password for a visitor who opened the link in the password e-mail. */
function NewPasswordForm({ token, email, onSaved, onNewLink }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const { field, failure, isSending, submit } = useZodForm({
    schema: newPasswordSchema,
    t,
    requiredMark: t('required'),
    offline: t('offline'),
    send: async (passwords) => {
      await resetPassword(browserClient, { ...passwords, token, email });
      onSaved();
    },
  });
  return (
    <Form className="access-form" onSubmit={submit}>
      <h2>{t('password.newTitle')}</h2>
      <p className="text-ink-soft">{t('password.newIntro', { email })}</p>
      {/* Password managers need the account's e-mail to store the new password. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        password={field('password', t('field.password'))}
        confirmation={field('passwordConfirmation', t('field.confirmation'))}
      />
      <FormError text={failure} />
      {failure !== null && (
        <Button variant="secondary" onClick={onNewLink}>
          {t('password.newLink')}
        </Button>
      )}
      <SubmitButton
        isSending={isSending}
        labels={{ send: t('password.save'), sending: t('password.saving') }}
      />
    </Form>
  );
}

/** The token and e-mail from the link in the password e-mail; null when the screen was opened without that link. */
function readLink(): { token: string; email: string } | null {
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
  const [link, setLink] = useState(readLink);
  const [isSaved, setSaved] = useState(false);
  const showResult = () => {
    dropQuery();
    setSaved(true);
  };
  const back = (
    <p className="access-other">
      <AuthLink to="login" className="link">
        {t('password.back')}
      </AuthLink>
    </p>
  );
  if (isSaved) {
    return (
      <FormResult title={t('password.savedTitle')}>
        <p>{t('password.savedText')}</p>
        <AuthLink to="login" className={buttonClass('primary')}>
          {t('login.submit')}
        </AuthLink>
      </FormResult>
    );
  }
  return (
    <>
      {link ? (
        <NewPasswordForm {...link} onSaved={showResult} onNewLink={() => setLink(null)} />
      ) : (
        <PasswordRequestForm />
      )}
      {back}
    </>
  );
}
