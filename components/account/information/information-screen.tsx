'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ProfileForm } from '@/components/account/shared/profile-form';
import { NewPasswordFields } from '@/components/account/sign-in/new-password-fields';
import { PasswordField } from '@/components/forms/password-field';
import { useZodForm } from '@/components/forms/use-zod-form';
import { customerScreen } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { Button } from '@/components/ui/button';
import { resendVerification } from '@/lib/api/authentication';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { accountQuery, changePassword } from '@/lib/api/customer';
import { devicesQuery } from '@/lib/api/devices';
import { type PasswordChange, passwordChangeSchema } from '@/lib/domain/account/forms';
import type { Customer } from '@/lib/domain/account/types';
import { formatDate } from '@/lib/domain/dates';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';
import { updateCustomer } from '@/stores/session/session-actions';
import { CreditMovements } from './credit-movements';
import { PersonalDataForm } from './personal-data-form';

const EMPTY_FIELDS: PasswordChange = {
  currentPassword: '',
  password: '',
  passwordConfirmation: '',
};

/** Changes the password. This form never keeps a draft. */
function PasswordForm({ customer }: { customer: Customer }) {
  const client = useQueryClient();
  const { t } = useTranslation('information');
  const { t: access } = useTranslation('auth');
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

/** The e-mail of the account. If it is not verified, a button sends the verification e-mail again. */
function EmailSection({ customer }: { customer: Customer }) {
  const { t } = useTranslation('information');
  const { email, emailVerifiedAt } = customer;
  const verified = parseUtc(emailVerifiedAt);
  return (
    <section className="part" aria-labelledby="information-email">
      <h2 id="information-email">{t('email.title')}</h2>
      <p className="soft">{t('email.text')}</p>
      <p className="flex flex-wrap items-center gap-3">
        <strong>{email}</strong>
        {emailVerifiedAt ? (
          <span className="owned-badge bg-saved-wash text-saved">
            {verified === null
              ? t('email.verified')
              : t('email.verifiedOn', { day: formatDate(verified) })}
          </span>
        ) : (
          <span className="owned-badge owned-badge-warn">{t('email.unverified')}</span>
        )}
      </p>
      {!emailVerifiedAt && <Resend email={email} />}
    </section>
  );
}

function Resend({ email }: { email: string }) {
  const { t } = useTranslation('information');
  const resend = useMutation({ mutationFn: () => resendVerification(browserClient) });
  return (
    <>
      <p className="mt-2 mb-4">{t('email.pending')}</p>
      <Button variant="secondary" isBusy={resend.isPending} onClick={() => resend.mutate()}>
        {t(resend.isPending ? 'email.resending' : 'email.resend')}
      </Button>
      <p role="status" className="mt-2 min-h-6">
        {resend.isSuccess && t('email.resent', { email })}
        {resend.error && errorText(resend.error)}
      </p>
    </>
  );
}

/** The customer's personal data, the movements of their credit, e-mail and password. */
export const InformationScreen = customerScreen(
  { texts: ['information', 'auth'] },
  function InformationScreen({ customer }) {
    const query = useQuery(accountQuery(customer.id));
    const fresh = query.data?.customer;
    // The copy on the device may be old, so the rest of the shop gets the fresh data.
    useEffect(() => {
      if (fresh) updateCustomer(fresh);
    }, [fresh]);
    return (
      <QueryView query={query} skeleton={<div className="skeleton h-180" />}>
        {({ customer: known, creditMovements }) => (
          <>
            <PersonalDataForm
              customer={{ ...known, customerType: known.customerType ?? customer.customerType }}
            />
            <CreditMovements movements={creditMovements} />
            <EmailSection customer={known} />
            <PasswordForm customer={known} />
          </>
        )}
      </QueryView>
    );
  },
);
