import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { ProfileForm } from '@/components/account/shared/profile-form';
import { useProfileForm } from '@/components/account/shared/use-profile-form';
import { useAuthFields } from '@/components/account/sign-in/use-auth-fields';
import { BusinessFields, PersonFields } from '@/components/forms/person-fields';
import { browserClient } from '@/lib/api/browser-client';
import { saveCustomerInformation } from '@/lib/api/calls/customer';
import {
  type CustomerInformation,
  type CustomerInformationFields,
  customerInformationSchema,
} from '@/lib/domain/account/forms';
import type { Customer } from '@/lib/domain/account/types';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { currentCustomerQuery } from '@/lib/queries/profile';
import { notify } from '@/stores/interface/toast-store';
import { customerDraftKey } from '@/stores/session/customer-drafts';
import { updateCustomer } from '@/stores/session/session-actions';
import { AccountFacts } from './account-facts';

/** The form's field for each field name of the backend. */
const SERVER_FIELDS = {
  name: 'names',
  last_name: 'lastName',
  mother_last_name: 'motherLastName',
  phone: 'phone',
  business_name: 'businessName',
  rfc: 'rfc',
} as const satisfies Record<string, keyof CustomerInformationFields>;

const DRAFT_FIELDS = Object.values(SERVER_FIELDS);
const resolver = zodResolver(customerInformationSchema);
/** Names and telephone; for a business also its name and RFC. */
export function PersonalDataForm({ customer }: { customer: Customer }) {
  const client = useQueryClient();
  const { t } = useTranslation('information');
  const { t: shared } = useTranslation('account');
  const isBusiness = customer.customerType === 'business';
  const { form, failure, submit, keepDraft } = useProfileForm<
    CustomerInformationFields,
    CustomerInformation
  >({
    resolver,
    initialValues: {
      accountType: customer.customerType,
      names: customer.name,
      lastName: customer.lastName,
      motherLastName: customer.motherLastName,
      phone: customer.phone,
      businessName: isBusiness ? customer.businessName : '',
      rfc: isBusiness ? customer.rfc : '',
    },
    draftKey: customerDraftKey(customer.id, 'information'),
    draftFields: DRAFT_FIELDS,
    serverFields: SERVER_FIELDS,
    send: async (information) => {
      const saved = await saveCustomerInformation(browserClient, { id: customer.id, information });
      client.setQueryData(currentCustomerQuery(customer.id).queryKey, saved);
      updateCustomer(saved);
      notify({ text: t('data.saved'), duration: TOAST_DURATION.long });
    },
  });
  const field = useAuthFields(form);
  return (
    <section className="part" aria-labelledby="information-data">
      <h2 id="information-data">{t('data.title')}</h2>
      <AccountFacts customer={customer} />
      <ProfileForm
        submit={submit}
        onChange={keepDraft}
        isSending={form.formState.isSubmitting}
        failure={failure}
        labels={{ send: t('data.save'), sending: shared('saving') }}
      >
        <PersonFields
          names={field('names', 'field.names')}
          lastName={field('lastName', 'field.lastName')}
          motherLastName={field('motherLastName', 'field.motherLastName', false)}
          phone={{ ...field('phone', 'field.phone'), hint: t('data.phoneHint') }}
        />
        {isBusiness && (
          <BusinessFields
            businessName={{
              ...field('businessName', 'field.businessName'),
              hint: t('data.companyHint'),
            }}
            rfc={field('rfc', 'field.rfc')}
          />
        )}
      </ProfileForm>
    </section>
  );
}
