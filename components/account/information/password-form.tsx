import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProfileForm } from '@/components/account/shared/profile-form';
import { NewPasswordFields } from '@/components/account/sign-in/new-password-fields';
import { PasswordField } from '@/components/forms/password-field';
import { useZodForm } from '@/components/forms/use-zod-form';
import { browserClient } from '@/lib/api/browser-client';
import { changePassword } from '@/lib/api/calls/customer';
import { type PasswordChange, passwordChangeSchema } from '@/lib/domain/account/forms';
import type { Customer } from '@/lib/domain/account/types';
import { useTranslation } from '@/lib/i18n/client';
import { devicesQuery } from '@/lib/queries/devices';

const EMPTY_FIELDS: PasswordChange = {
  currentPassword: '',
  password: '',
  passwordConfirmation: '',
};

/** Changes the password. This form never keeps a draft. */
export function PasswordForm({ customer }: { customer: Customer }) {
  const client = useQueryClient();
  const { t } = useTranslation('information');
  const { t: access } = useTranslation('access');
  const [isSaved, setSaved] = useState(false);
  const { form, field, failure, isSending, submit } = useZodForm({
    schema: passwordChangeSchema,
    t: access,
    requiredMark: access('required'),
    offline: access('offline'),
    defaultValues: EMPTY_FIELDS,
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
        isSending={isSending}
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
          {...field('currentPassword', access('field.currentPassword'))}
          labels={{ show: access('showPassword') }}
          autoComplete="current-password"
        />
        <NewPasswordFields
          password={field('password', access('field.newPassword'))}
          confirmation={field('passwordConfirmation', access('field.confirmation'))}
        />
        <p role="status">{isSaved && t('password.saved')}</p>
      </ProfileForm>
    </section>
  );
}
