import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useKeptForm } from '@/components/account/shared/use-kept-form';
import { useFields } from '@/components/forms/use-fields';
import { normaliseRfc } from '@/lib/domain/account/rfc';
import type { Customer } from '@/lib/domain/account/types';
import { keepAllowed } from '@/lib/domain/invoicing/choices';
import {
  type InvoicingFields,
  invoicingFields,
  invoicingSchema,
  type NewInvoicingProfile,
} from '@/lib/domain/invoicing/form';
import type { InvoicingCatalogue, InvoicingProfile } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import { invoicingProfiles, saveInvoicingProfile } from '@/lib/queries/invoicing';
import { getQueryClient } from '@/lib/queries/query-client';
import type invoicingTexts from '@/locales/es-MX/invoicing.json';
import { ownDraftKey } from '@/stores/session/own-drafts';

export interface InvoicingFormOptions {
  customer: Customer;
  catalogue: InvoicingCatalogue;
  /** The profile to edit; undefined for a new one. */
  profile?: InvoicingProfile;
  onSaved: (profile: InvoicingProfile) => void;
}

/** The form's field for each field name of the backend. */
const REFUSABLE = {
  rfc: 'rfc',
  business_name: 'businessName',
  tax_regime: 'taxRegime',
  cfdi_use: 'cfdiUse',
  zip_code: 'zipCode',
  email: 'email',
} as const satisfies Record<string, keyof InvoicingFields>;

const KEPT = [...Object.values(REFUSABLE), 'isDefault'] as const;

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
  const { t } = useTranslation('invoicing');
  const { t: shared } = useTranslation('account');
  const resolver = useMemo(() => zodResolver(invoicingSchema(catalogue)), [catalogue]);
  const kept = useKeptForm<InvoicingFields, NewInvoicingProfile>({
    resolver,
    known: profile ? invoicingFields(profile) : newProfile(customer),
    draftKey: ownDraftKey(customer.id, `invoicing ${profile?.id ?? 'new'}`),
    kept: KEPT,
    refusable: REFUSABLE,
    send: async (fields) => {
      const saved = await saveInvoicingProfile(fields, profile?.id);
      // The saved profile may have replaced another one as the default.
      const { queryKey } = invoicingProfiles(customer.id);
      await getQueryClient().invalidateQueries({ queryKey });
      onSaved(saved);
    },
  });
  const field = useFields(kept.form, {
    say: (message) => t(message as keyof typeof invoicingTexts, { defaultValue: message }),
    mark: shared('required'),
  });
  /** After a change of RFC or regime, clears the choices that are not allowed any more. */
  const refit = () => {
    const { rfc, taxRegime, cfdiUse } = kept.form.getValues();
    const next = keepAllowed(catalogue, normaliseRfc(rfc), { taxRegime, cfdiUse });
    if (next.taxRegime !== taxRegime) kept.form.setValue('taxRegime', next.taxRegime);
    if (next.cfdiUse !== cfdiUse) kept.form.setValue('cfdiUse', next.cfdiUse);
  };
  return { ...kept, field, refit };
}
