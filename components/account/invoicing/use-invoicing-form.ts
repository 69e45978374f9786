import { useQueryClient } from '@tanstack/react-query';
import { useProfileForm } from '@/components/account/shared/profile-form';
import { customerDraftKey } from '@/components/forms/draft';
import { browserClient } from '@/lib/api/client/browser-client';
import { invoicingProfilesQuery, saveInvoicingProfile } from '@/lib/api/invoicing';
import { zipCodePlaceQuery } from '@/lib/api/location';
import { normalizeRfc } from '@/lib/domain/account/fields';
import type { Customer } from '@/lib/domain/account/types';
import { type Constancia, findRegimes } from '@/lib/domain/invoicing/constancia';
import {
  type InvoicingFields,
  invoicingSchema,
  toInvoicingFields,
} from '@/lib/domain/invoicing/form';
import { fitZipToReceiver } from '@/lib/domain/invoicing/receiver';
import { keepAllowedTaxChoice } from '@/lib/domain/invoicing/tax-choices';
import type { InvoicingCatalogue, InvoicingProfile } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';

export interface InvoicingFormOptions {
  customer: Customer;
  catalogue: InvoicingCatalogue;
  profile?: InvoicingProfile;
  /** Zip code that the shop issues its invoices from; null when it is not configured. */
  issuerZip: string | null;
  onSaved: (profile: InvoicingProfile) => void;
}

const newProfile = ({ rfc, businessName, email }: Customer): InvoicingFields => ({
  rfc,
  businessName,
  taxRegime: '',
  cfdiUse: '',
  zipCode: '',
  email,
  isDefault: false,
});

export function useInvoicingForm(options: InvoicingFormOptions) {
  const { customer, catalogue, profile, issuerZip, onSaved } = options;
  const client = useQueryClient();
  const { t } = useTranslation('invoicing');
  // The zip code is looked up while it is typed, so its answer is usually known here.
  const isUnknownZip = (zipCode: string) =>
    client.getQueryData(zipCodePlaceQuery(zipCode).queryKey) === null;
  const profileForm = useProfileForm({
    schema: invoicingSchema({ catalogue, issuerZip, isUnknownZip }),
    t,
    initialValues: profile ? toInvoicingFields(profile) : newProfile(customer),
    draftKey: customerDraftKey(customer.id, `invoicing ${profile?.id ?? 'new'}`),
    send: async (fields) => {
      const saved = await saveInvoicingProfile(browserClient, {
        customerId: customer.id,
        profile: fields,
        id: profile?.id,
      });
      // The saved profile may have replaced another one as the default.
      const { queryKey } = invoicingProfilesQuery(customer.id);
      await client.invalidateQueries({ queryKey });
      onSaved(saved);
    },
  });
  /** After a change of RFC or regime, replaces what is not allowed any more. */
  const refit = () => {
    const { rfc: typed, ...current } = profileForm.form.getValues();
    const rfc = normalizeRfc(typed);
    const next = {
      ...keepAllowedTaxChoice(catalogue, rfc, current),
      zipCode: fitZipToReceiver(current.zipCode, rfc, issuerZip),
    };
    for (const name of ['taxRegime', 'cfdiUse', 'zipCode'] as const) {
      if (next[name] !== current[name]) profileForm.form.setValue(name, next[name]);
    }
  };
  /** Takes what the customer's Constancia says. What it does not say stays as it is. */
  const fill = (constancia: Constancia) => {
    const { rfc, businessName, zipCode } = constancia;
    const [regime, ...others] = findRegimes(catalogue, constancia);
    const read = { rfc, businessName, zipCode, taxRegime: others.length > 0 ? '' : regime };
    for (const name of ['rfc', 'businessName', 'zipCode', 'taxRegime'] as const) {
      const value = read[name];
      if (value) profileForm.form.setValue(name, value, { shouldDirty: true });
    }
    profileForm.form.clearErrors();
    refit();
    profileForm.props.onChange();
  };
  return { ...profileForm, refit, fill };
}
