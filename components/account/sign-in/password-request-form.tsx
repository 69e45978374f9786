import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createDraft } from '@/components/forms/draft';
import { TextField } from '@/components/forms/field';
import { FormError } from '@/components/forms/form-error';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import { Button } from '@/components/ui/button';
import { browserClient } from '@/lib/api/browser-client';
import { sendPasswordMail } from '@/lib/api/calls/authentication';
import { emailSchema } from '@/lib/domain/account/forms';
import { useTranslation } from '@/lib/i18n/client';
import { AuthForm, FormResult, SubmitButton } from './form-parts';
import { useAuthFields } from './use-auth-fields';

/** The same draft as on the login screen, where the visitor has usually just typed the e-mail. */
const draft = createDraft<'email'>('login-draft', ['email']);
const SERVER_FIELDS = { email: 'email' } as const;

/** Requests the e-mail with the reset link. The answer is the same whether or not the account exists. */
export function PasswordRequestForm() {
  const { t } = useTranslation('access');
  const form = useForm<{ email: string }, unknown, { email: string }>({
    resolver: zodResolver(emailSchema),
  });
  const field = useAuthFields(form);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { failure, keepDraft, submit } = useFormSubmit(form, {
    serverFields: SERVER_FIELDS,
    draft,
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
    <AuthForm onChange={keepDraft} submit={submit}>
      <p className="text-ink-soft">{t('password.requestIntro')}</p>
      <TextField
        {...field('email', 'field.email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormError text={failure === null ? null : failure || t('offline')} />
      <SubmitButton
        isSending={form.formState.isSubmitting}
        labels={{ send: t('password.send'), sending: t('password.sending') }}
      />
    </AuthForm>
  );
}
