import { Form } from '@/components/forms/form';
import { FormError } from '@/components/forms/form-error';
import { useZodForm } from '@/components/forms/use-zod-form';
import { Button } from '@/components/ui/button';
import { browserClient } from '@/lib/api/browser-client';
import { resetPassword } from '@/lib/api/calls/authentication';
import { newPasswordSchema } from '@/lib/domain/account/forms';
import { useTranslation } from '@/lib/i18n/client';
import { SubmitButton } from './form-parts';
import { NewPasswordFields } from './new-password-fields';

interface NewPasswordFormProps {
  token: string;
  email: string;
  onSaved: () => void;
  onNewLink: () => void;
}

/** Sets a new password for a visitor who opened the link in the password e-mail. */
export function NewPasswordForm({ token, email, onSaved, onNewLink }: NewPasswordFormProps) {
  const { t } = useTranslation('access');
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
