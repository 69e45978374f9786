'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedDate } from '@/components/account/shared/history';
import { ProfileForm, useProfileForm } from '@/components/account/shared/profile-form';
import { customerDraftKey } from '@/components/forms/draft';
import {
  BusinessFields,
  HiddenUsernameField,
  NewPasswordFields,
  PasswordField,
  PersonFields,
} from '@/components/forms/person-fields';
import { useZodForm } from '@/components/forms/use-zod-form';
import { customerScreen } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { Button } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { resendVerification } from '@/lib/api/authentication';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import {
  accountQuery,
  type CreditMovement,
  type Customer,
  changePassword,
  saveCustomerInformation,
} from '@/lib/api/customer';
import { devicesQuery } from '@/lib/api/devices';
import {
  customerInformationSchema,
  type PasswordChange,
  passwordChangeSchema,
} from '@/lib/domain/account/forms';
import { formatDate } from '@/lib/domain/dates';
import { formatPrice } from '@/lib/domain/money';
import { parseUtc } from '@/lib/domain/parse-utc';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { notify } from '@/stores/interface/toast-store';
import { updateCustomer } from '@/stores/session/session-actions';

function CreditMovements({ movements }: { movements: readonly CreditMovement[] }) {
  const { t } = useTranslation('information');
  if (movements.length === 0) return null;
  return (
    <section className="part" aria-labelledby="information-credit">
      <h2 id="information-credit">{t('credit.title')}</h2>
      <ul className="mt-2 grid gap-2">
        {movements.map(({ id, text, amount, date }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="min-w-0">
              {text ?? t('credit.movement')}{' '}
              <span className="block text-sm text-ink-soft">
                <FormattedDate utc={date} />
              </span>
            </span>
            {amount !== null && (
              <span className="font-semibold whitespace-nowrap">{formatPrice(amount)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PersonalDataForm({ customer }: { customer: Customer }) {
  const client = useQueryClient();
  const { t } = useTranslation('information');
  const { t: access } = useTranslation('auth');
  const { t: shared } = useTranslation('account');
  const accountType = customer.customerType ?? 'personal';
  const isBusiness = accountType === 'business';
  const { field, props } = useProfileForm({
    schema: customerInformationSchema,
    t: access,
    initialValues: {
      accountType,
      names: customer.name,
      lastName: customer.lastName,
      motherLastName: customer.motherLastName,
      phone: customer.phone,
      businessName: isBusiness ? customer.businessName : '',
      rfc: isBusiness ? customer.rfc : '',
    },
    // The draft holds the type, too, which the backend may change.
    draftKey: customerDraftKey(customer.id, `information ${accountType}`),
    serverFields: { name: 'names' },
    send: async (information) => {
      const saved = await saveCustomerInformation(browserClient, { id: customer.id, information });
      client.setQueryData(
        accountQuery(customer.id).queryKey,
        (known) => known && { ...known, customer: saved },
      );
      updateCustomer(saved);
      notify({ text: t('data.saved'), duration: TOAST_DURATION.long });
    },
  });
  return (
    <section className="part" aria-labelledby="information-data">
      <h2 id="information-data">{t('data.title')}</h2>
      <AccountFacts customer={customer} />
      <ProfileForm {...props} labels={{ send: t('data.save'), sending: shared('saving') }}>
        <PersonFields field={field} phoneHint={t('data.phoneHint')} />
        {isBusiness && <BusinessFields field={field} nameHint={t('data.companyHint')} />}
      </ProfileForm>
    </section>
  );
}

function AccountFacts({ customer }: { customer: Customer }) {
  const { t } = useTranslation('information');
  return (
    <>
      <p className="soft">
        {t('data.text')}{' '}
        <a href={route('about.privacy')} className="underline underline-offset-4">
          {t('data.privacy')}
        </a>
        .
      </p>
      <FactList
        className="facts-list"
        rows={[
          [t('data.type'), customer.customerType && t(`data.${customer.customerType}`)],
          [t('data.phone'), customer.phoneVerifiedAt !== null && t('data.verified')],
          [t('data.credit'), customer.hasCredit > 0 && t('data.hasCredit')],
        ]}
      />
    </>
  );
}

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
        <HiddenUsernameField email={customer.email} />
        <PasswordField
          {...field('currentPassword', access('field.currentPassword'))}
          autoComplete="current-password"
        />
        <NewPasswordFields field={field} label={access('field.newPassword')} />
        <p role="status">{isSaved && t('password.saved')}</p>
      </ProfileForm>
    </section>
  );
}

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
          <span className="owned-badge bg-warn-wash text-warn">{t('email.unverified')}</span>
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

export const InformationScreen = customerScreen(
  ['information', 'auth'],
  function Information({ customer }) {
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
