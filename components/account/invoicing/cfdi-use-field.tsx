import { Select } from '@/components/forms/field';
import { getAllowedUses } from '@/lib/domain/invoicing/tax-choices';
import type { InvoicingCatalogue, InvoicingProfile } from '@/lib/domain/invoicing/types';

interface CfdiUseFieldProps {
  label: string;
  profile: InvoicingProfile | undefined;
  catalogue: InvoicingCatalogue | undefined;
  /** Null: that of the profile. */
  value: string | null;
  onChoose: (cfdiUse: string | null) => void;
}

/** The codes of SAT are shown, because they are what customers find in their Constancia. */
export const toTaxOptions = (entries: readonly { id: string; text: string }[]) =>
  entries.map(({ id, text }) => ({ value: id, text: `${id} · ${text}` }));

/** The CFDI use of this purchase, from those that the profile's regime allows. Nothing when there is no choice. */
export function CfdiUseField({ label, profile, catalogue, value, onChoose }: CfdiUseFieldProps) {
  const uses =
    profile && catalogue ? getAllowedUses(catalogue, profile.rfc, profile.taxRegime) : [];
  if (!profile || uses.length < 2) return null;
  return (
    <Select
      label={label}
      value={value ?? profile.cfdiUse}
      onChange={({ target }) => onChoose(target.value === profile.cfdiUse ? null : target.value)}
      options={toTaxOptions(uses)}
    />
  );
}
