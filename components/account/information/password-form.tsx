import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ProfileForm } from '@/components/account/shared/profile-form';
import { NewPasswordFields } from '@/components/account/sign-in/new-password-fields';
import { useAuthFields } from '@/components/account/sign-in/use-auth-fields';
import { PasswordField } from '@/components/forms/password-field';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import { browserClient } from '@/lib/api/browser-client';
import { changePassword } from '@/lib/api/calls/customer';
import { type PasswordChange, passwordChangeSchema } from '@/lib/domain/account/forms';
import type { Customer } from '@/lib/domain/account/types';
import { useTranslation } from '@/lib/i18n/client';
import { devicesQuery } from '@/lib/queries/devices';

const SERVER_FIELDS = {
  current_password: 'currentPassword',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
} as const;
const EMPTY_FIELDS: PasswordChange = {
  currentPassword: '',
  password: '',
  passwordConfirmation: '',
};
const resolver = zodResolver(passwordChangeSchema);

/** Changes the password. This form never keeps a draft. */
export function PasswordForm({ customer }: { customer: Customer }) {
  const client = useQueryClient();
  const { t } = useTranslation('information');
  const { t: access } = useTranslation('access');
  const [isSaved, setSaved] = useState(false);
  const form = useForm<PasswordChange, unknown, PasswordChange>({
    resolver,
    defaultValues: EMPTY_FIELDS,
  });
  const field = useAuthFields(form);
  const { failure, submit } = useFormSubmit(form, {
    serverFields: SERVER_FIELDS,
    send: async (passwords) => {
      await changePassword(browserClient, passwords);
      form.reset(EMPTY_FIELDS);
      setSaved(true);
      client.removeQueries({ queryKey: devicesQuery(customer.id).queryKey });
    },
  });
  return (
    <section className="part" aria-labelledby="information-password">
      <h2 id="information-password">{t('password.title')}</h2>
      <p className="soft">{t('password.text')}</p>
      <ProfileForm
        submit={submit}
        onChange={() => setSaved(false)}
        isSending={form.formState.isSubmitting}
        failure={failure}
        labels={{ send: t('password.save'), sending: t('password.saving') }}
      >
        {/* Password managers need the account's e-mail to store the new password. */}
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={customer.email}
          readOnly
          hidden
        />
        <PasswordField
          {...field('currentPassword', 'field.currentPassword')}
          labels={{ show: access('showPassword') }}
          autoComplete="current-password"
        />
        <NewPasswordFields
          password={field('password', 'field.newPassword')}
          confirmation={field('passwordConfirmation', 'field.confirmation')}
        />
        <p role="status">{isSaved && t('password.saved')}</p>
      </ProfileForm>
    </section>
  );
}
