import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useProfileForm } from '@/components/account/shared/use-profile-form';
import { useFormFields } from '@/components/forms/use-form-fields';
import { browserClient } from '@/lib/api/browser-client';
import { saveInvoicingProfile } from '@/lib/api/calls/invoicing';
import { normalizeRfc } from '@/lib/domain/account/rfc';
import type { Customer } from '@/lib/domain/account/types';
import {
  type InvoicingFields,
  invoicingSchema,
  type NewInvoicingProfile,
  toInvoicingFields,
} from '@/lib/domain/invoicing/form';
import { keepAllowedTaxChoice } from '@/lib/domain/invoicing/tax-choices';
import type { InvoicingCatalogue, InvoicingProfile } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import type { TextKey } from '@/lib/i18n/types';
import { invoicingProfilesQuery } from '@/lib/queries/invoicing';
import { customerDraftKey } from '@/stores/session/customer-drafts';

export interface InvoicingFormOptions {
  customer: Customer;
  catalogue: InvoicingCatalogue;
  /** The profile to edit; undefined for a new one. */
  profile?: InvoicingProfile;
  onSaved: (profile: InvoicingProfile) => void;
}

/** The form's field for each field name of the backend. */
const SERVER_FIELDS = {
  rfc: 'rfc',
  business_name: 'businessName',
  tax_regime: 'taxRegime',
  cfdi_use: 'cfdiUse',
  zip_code: 'zipCode',
  email: 'email',
} as const satisfies Record<string, keyof InvoicingFields>;

const DRAFT_FIELDS = [...Object.values(SERVER_FIELDS), 'isDefault'] as const;

const newProfile = ({ rfc, businessName, email }: Customer): InvoicingFields => ({
  rfc,
  businessName,
  taxRegime: '',
  cfdiUse: '',
  zipCode: '',
  email,
  isDefault: false,
});

export function useInvoicingForm({ customer, catalogue, profile, onSaved }: InvoicingFormOptions) {
  const client = useQueryClient();
  const { t } = useTranslation('invoicing');
  const { t: shared } = useTranslation('account');
  const resolver = useMemo(() => zodResolver(invoicingSchema(catalogue)), [catalogue]);
  const profileForm = useProfileForm<InvoicingFields, NewInvoicingProfile>({
    resolver,
    initialValues: profile ? toInvoicingFields(profile) : newProfile(customer),
    draftKey: customerDraftKey(customer.id, `invoicing ${profile?.id ?? 'new'}`),
    draftFields: DRAFT_FIELDS,
    serverFields: SERVER_FIELDS,
    send: async (fields) => {
      const saved = await saveInvoicingProfile(browserClient, { profile: fields, id: profile?.id });
      // The saved profile may have replaced another one as the default.
      const { queryKey } = invoicingProfilesQuery(customer.id);
      await client.invalidateQueries({ queryKey });
      onSaved(saved);
    },
  });
  const field = useFormFields(profileForm.form, {
    translate: (message) => t(message as TextKey<'invoicing'>, { defaultValue: message }),
    requiredMark: shared('required'),
  });
  /** After a change of RFC or regime, clears the choices that are not allowed any more. */
  const refit = () => {
    const { rfc, taxRegime, cfdiUse } = profileForm.form.getValues();
    const next = keepAllowedTaxChoice(catalogue, normalizeRfc(rfc), { taxRegime, cfdiUse });
    if (next.taxRegime !== taxRegime) profileForm.form.setValue('taxRegime', next.taxRegime);
    if (next.cfdiUse !== cfdiUse) profileForm.form.setValue('cfdiUse', next.cfdiUse);
  };
  return { ...profileForm, field, refit };
}
