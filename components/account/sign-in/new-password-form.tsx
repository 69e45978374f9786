import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormError } from '@/components/forms/form-error';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import { Button } from '@/components/ui/button';
import { browserClient } from '@/lib/api/browser-client';
import { resetPassword } from '@/lib/api/calls/authentication';
import { type NewPassword, newPasswordSchema } from '@/lib/domain/account/forms';
import { useTranslation } from '@/lib/i18n/client';
import { AuthForm, SubmitButton } from './form-parts';
import { NewPasswordFields } from './new-password-fields';
import { useAuthFields } from './use-auth-fields';

interface NewPasswordFormProps {
  token: string;
  email: string;
  onSaved: () => void;
  onNewLink: () => void;
}

const SERVER_FIELDS = {
  password: 'password',
  password_confirmation: 'passwordConfirmation',
} as const;

/** Sets a new password for a visitor who opened the link in the password e-mail. */
export function NewPasswordForm({ token, email, onSaved, onNewLink }: NewPasswordFormProps) {
  const { t } = useTranslation('access');
  const form = useForm<NewPassword, unknown, NewPassword>({
    resolver: zodResolver(newPasswordSchema),
  });
  const field = useAuthFields(form);
  const { failure, submit } = useFormSubmit(form, {
    serverFields: SERVER_FIELDS,
    send: async (passwords) => {
      await resetPassword(browserClient, { ...passwords, token, email });
      onSaved();
    },
  });
  return (
    <AuthForm submit={submit}>
      <h2>{t('password.newTitle')}</h2>
      <p className="text-ink-soft">{t('password.newIntro', { email })}</p>
      {/* Password managers need the account's e-mail to store the new password. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        password={field('password', 'field.password')}
        confirmation={field('passwordConfirmation', 'field.confirmation')}
      />
      <FormError text={failure === null ? null : failure || t('offline')} />
      {failure !== null && (
        <Button variant="secondary" onClick={onNewLink}>
          {t('password.newLink')}
        </Button>
      )}
      <SubmitButton
        isSending={form.formState.isSubmitting}
        labels={{ send: t('password.save'), sending: t('password.saving') }}
      />
    </AuthForm>
  );
}
