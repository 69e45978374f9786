import { useState } from 'react';
import { EmailField } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { FormError } from '@/components/forms/form-error';
import { useZodForm } from '@/components/forms/use-zod-form';
import { Button } from '@/components/ui/button';
import { browserClient } from '@/lib/api/browser-client';
import { sendPasswordMail } from '@/lib/api/calls/authentication';
import { emailSchema } from '@/lib/domain/account/forms';
import { useTranslation } from '@/lib/i18n/client';
import { FormResult, SubmitButton } from './form-parts';
import { loginDraft } from './login-draft';

/** Requests the e-mail with the reset link. The answer is the same whether or not the account exists. */
export function PasswordRequestForm() {
  const { t } = useTranslation('access');
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
