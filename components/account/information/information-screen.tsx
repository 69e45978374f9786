'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedDate } from '@/components/account/shared/history';
import { ProfileForm, useProfileForm } from '@/components/account/shared/profile-form';
import { ResendButton } from '@/components/account/shared/resend-button';
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
import { FactList } from '@/components/ui/fact-list';
import { resendVerification } from '@/lib/api/authentication';
import { browserClient } from '@/lib/api/client/browser-client';
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

interface PartProps {
  name: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

const Part = ({ name, title, intro, children }: PartProps) => (
  <section className="pt-6 pb-10 hairline-t" aria-labelledby={`information-${name}`}>
    <h2 id={`information-${name}`} className="pb-1 text-20">
      {title}
    </h2>
    {intro && <p className="soft max-w-[60ch] pb-4">{intro}</p>}
    {children}
  </section>
);

function CreditMovements({ movements }: { movements: readonly CreditMovement[] }) {
  const { t } = useTranslation('information');
  if (movements.length === 0) return null;
  return (
    <Part name="credit" title={t('credit.title')}>
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
    </Part>
  );
}

function PersonalData({ customer }: { customer: Customer }) {
  const client = useQueryClient();
  const { t } = useTranslation('information');
  const { t: auth } = useTranslation('auth');
  const { t: shared } = useTranslation('account');
  const { id, customerType } = customer;
  const accountType = customerType ?? 'personal';
  const isBusiness = accountType === 'business';
  const { field, props } = useProfileForm({
    schema: customerInformationSchema,
    t: auth,
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
    draftKey: customerDraftKey(id, `information ${accountType}`),
    serverFields: { name: 'names' },
    send: async (information) => {
      const saved = await saveCustomerInformation(browserClient, { id, information });
      client.setQueryData(
        accountQuery(id).queryKey,
        (known) => known && { ...known, customer: saved },
      );
      updateCustomer(saved);
      notify({ text: t('data.saved'), duration: TOAST_DURATION.long });
    },
  });
  const intro = (
    <>
      {t('data.text')}{' '}
      <a href={route('about.privacy')} className="underline underline-offset-4">
        {t('data.privacy')}
      </a>
      .
    </>
  );
  return (
    <Part name="data" title={t('data.title')} intro={intro}>
      <FactList
        className="grid gap-x-8 gap-y-3 pb-4 sm:grid-cols-2 [&_dt]:text-ink-soft [&_dt]:text-14"
        rows={[
          [t('data.type'), customerType && t(`data.${customerType}`)],
          [t('data.phone'), customer.phoneVerifiedAt !== null && t('data.verified')],
          [t('data.credit'), customer.hasCredit > 0 && t('data.hasCredit')],
        ]}
      />
      <ProfileForm {...props} labels={{ send: t('data.save'), sending: shared('saving') }}>
        <PersonFields field={field} phoneHint={t('data.phoneHint')} />
        {isBusiness && <BusinessFields field={field} nameHint={t('data.companyHint')} />}
      </ProfileForm>
    </Part>
  );
}

const EMPTY_FIELDS: PasswordChange = {
  currentPassword: '',
  password: '',
  passwordConfirmation: '',
};

/** Changes the password. This form never keeps a draft. */
function Password({ customer }: { customer: Customer }) {
  const client = useQueryClient();
  const { t } = useTranslation('information');
  const { t: auth } = useTranslation('auth');
  const [isSaved, setSaved] = useState(false);
  const { form, field, end, submit } = useZodForm({
    schema: passwordChangeSchema,
    t: auth,
    offline: auth('offline'),
    defaultValues: EMPTY_FIELDS,
    send: async (passwords) => {
      await changePassword(browserClient, passwords);
      form.reset(EMPTY_FIELDS);
      setSaved(true);
      client.removeQueries({ queryKey: devicesQuery(customer.id).queryKey });
    },
  });
  return (
    <Part name="password" title={t('password.title')} intro={t('password.text')}>
      <ProfileForm
        {...end}
        submit={submit}
        onChange={() => setSaved(false)}
        labels={{ send: t('password.save'), sending: t('password.saving') }}
      >
        <HiddenUsernameField email={customer.email} />
        <PasswordField
          {...field('currentPassword', auth('field.currentPassword'))}
          autoComplete="current-password"
        />
        <NewPasswordFields field={field} label={auth('field.newPassword')} />
        <p role="status">{isSaved && t('password.saved')}</p>
      </ProfileForm>
    </Part>
  );
}

function Email({ customer: { email, emailVerifiedAt } }: { customer: Customer }) {
  const { t } = useTranslation('information');
  const verified = parseUtc(emailVerifiedAt);
  const day = verified !== null && formatDate(verified);
  const known = day ? t('email.verifiedOn', { day }) : t('email.verified');
  const look = emailVerifiedAt ? 'bg-saved-wash text-saved' : 'bg-warn-wash text-warn';
  return (
    <Part name="email" title={t('email.title')} intro={t('email.text')}>
      <p className="flex flex-wrap items-center gap-3">
        <strong>{email}</strong>
        <span className={`owned-badge ${look}`}>
          {emailVerifiedAt ? known : t('email.unverified')}
        </span>
      </p>
      {!emailVerifiedAt && (
        <>
          <p className="mt-2 mb-4">{t('email.pending')}</p>
          <ResendButton
            send={() => resendVerification(browserClient)}
            label={t('email.resend')}
            done={t('email.resent', { email })}
          />
        </>
      )}
    </Part>
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
            <PersonalData
              customer={{ ...known, customerType: known.customerType ?? customer.customerType }}
            />
            <CreditMovements movements={creditMovements} />
            <Email customer={known} />
            <Password customer={known} />
          </>
        )}
      </QueryView>
    );
  },
);
