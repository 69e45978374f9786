import { useQueryClient } from '@tanstack/react-query';
import { ProfileForm, useProfileForm } from '@/components/account/shared/profile-form';
import { BusinessFields, PersonFields } from '@/components/forms/person-fields';
import { FactList } from '@/components/ui/fact-list';
import { browserClient } from '@/lib/api/client/browser-client';
import { accountQuery, saveCustomerInformation } from '@/lib/api/customer';
import { customerInformationSchema } from '@/lib/domain/account/forms';
import type { Customer } from '@/lib/domain/account/types';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { notify } from '@/stores/interface/toast-store';
import { customerDraftKey } from '@/stores/session/customer-drafts';
import { updateCustomer } from '@/stores/session/session-actions';

const DRAFT_FIELDS = [
  'names',
  'lastName',
  'motherLastName',
  'phone',
  'businessName',
  'rfc',
] as const;
/** Names and telephone; for a business also its name and RFC. */
export function PersonalDataForm({ customer }: { customer: Customer }) {
  const client = useQueryClient();
  const { t } = useTranslation('information');
  const { t: access } = useTranslation('auth');
  const { t: shared } = useTranslation('account');
  const isBusiness = customer.customerType === 'business';
  const { field, props } = useProfileForm({
    schema: customerInformationSchema,
    t: access,
    initialValues: {
      accountType: customer.customerType ?? 'personal',
      names: customer.name,
      lastName: customer.lastName,
      motherLastName: customer.motherLastName,
      phone: customer.phone,
      businessName: isBusiness ? customer.businessName : '',
      rfc: isBusiness ? customer.rfc : '',
    },
    draftKey: customerDraftKey(customer.id, 'information'),
    draftFields: DRAFT_FIELDS,
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
        <PersonFields
          names={field('names', access('field.names'))}
          lastName={field('lastName', access('field.lastName'))}
          motherLastName={field('motherLastName', access('field.motherLastName'), false)}
          phone={{ ...field('phone', access('field.phone')), hint: t('data.phoneHint') }}
        />
        {isBusiness && (
          <BusinessFields
            businessName={{
              ...field('businessName', access('field.businessName')),
              hint: t('data.companyHint'),
            }}
            rfc={field('rfc', access('field.rfc'))}
          />
        )}
      </ProfileForm>
    </section>
  );
}

/** What the shop does with the data, and the facts that the customer cannot change. */
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
