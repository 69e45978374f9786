import { useId } from 'react';
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

/** The CFDI use of this purchase, from those that the profile's regime allows. Nothing when there is no choice. */
export function CfdiUseField({ label, profile, catalogue, value, onChoose }: CfdiUseFieldProps) {
  const id = useId();
  const uses =
    profile && catalogue ? getAllowedUses(catalogue, profile.rfc, profile.taxRegime) : [];
  if (!profile || uses.length < 2) return null;
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? profile.cfdiUse}
        onChange={({ target }) => onChoose(target.value === profile.cfdiUse ? null : target.value)}
      >
        {uses.map((use) => (
          <option key={use.id} value={use.id}>
            {use.id} · {use.text}
          </option>
        ))}
      </select>
    </div>
  );
}
