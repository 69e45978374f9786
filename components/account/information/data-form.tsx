import { zodResolver } from '@hookform/resolvers/zod';
import { ProfileForm } from '@/components/account/shared/profile-form';
import { useKeptForm } from '@/components/account/shared/use-kept-form';
import { useAccessFields } from '@/components/account/sign-in/use-access-fields';
import { BusinessFields, PersonFields } from '@/components/forms/person-fields';
import {
  type Information,
  type InformationFields,
  informationSchema,
} from '@/lib/domain/account/forms';
import type { Customer } from '@/lib/domain/account/types';
import { useTranslation } from '@/lib/i18n/client';
import { saveInformation, self } from '@/lib/queries/profile';
import { getQueryClient } from '@/lib/queries/query-client';
import { notify } from '@/stores/interface/toast-store';
import { ownDraftKey } from '@/stores/session/own-drafts';
import { updateCustomer } from '@/stores/session/session-changes';
import { OwnData } from './own-data';

/** The form's field for each field name of the backend. */
const REFUSABLE = {
  name: 'names',
  last_name: 'lastName',
  mother_last_name: 'motherLastName',
  phone: 'phone',
  business_name: 'businessName',
  rfc: 'rfc',
} as const satisfies Record<string, keyof InformationFields>;

const KEPT = Object.values(REFUSABLE);
const resolver = zodResolver(informationSchema);
/** Milliseconds. */
const SAID = 5000;

/** Names and telephone; for a business also its name and RFC. */
export function DataForm({ customer }: { customer: Customer }) {
  const { t } = useTranslation('information');
  const { t: shared } = useTranslation('account');
  const isBusiness = customer.customerType === 'business';
  const { form, failure, submit, keepDraft } = useKeptForm<InformationFields, Information>({
    resolver,
    known: {
      accountType: customer.customerType,
      names: customer.name,
      lastName: customer.lastName,
      motherLastName: customer.motherLastName,
      phone: customer.phone,
      businessName: isBusiness ? customer.businessName : '',
      rfc: isBusiness ? customer.rfc : '',
    },
    draftKey: ownDraftKey(customer.id, 'information'),
    kept: KEPT,
    refusable: REFUSABLE,
    send: async (information) => {
      const saved = await saveInformation(customer.id, information);
      getQueryClient().setQueryData(self(customer.id).queryKey, saved);
      updateCustomer(saved);
      notify({ text: t('data.saved'), duration: SAID });
    },
  });
  const field = useAccessFields(form);
  return (
    <section className="part" aria-labelledby="information-data">
      <h2 id="information-data">{t('data.title')}</h2>
      <OwnData customer={customer} />
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
