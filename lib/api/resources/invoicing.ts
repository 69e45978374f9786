import * as z from 'zod/mini';
import type { NewInvoicingProfile } from '@/lib/domain/invoicing/form';
import type {
  CfdiUse,
  InvoicingCatalogue,
  InvoicingProfile,
  TaxRegime,
} from '@/lib/domain/invoicing/types';
import type { JsonApiModel, OutgoingResource } from '../json-api';
import { flag, listOf, text, textList } from './wire';

const regimeWire = z.object({
  id: text,
  text,
  applies_to_person: flag,
  applies_to_company: flag,
});

function toRegime(value: unknown): TaxRegime | null {
  const { applies_to_person, applies_to_company, ...regime } = regimeWire.parse(value);
  return regime.id
    ? { ...regime, appliesToPerson: applies_to_person, appliesToCompany: applies_to_company }
    : null;
}

const useWire = z.object({ id: text, text, regimes: textList });

function toUse(value: unknown): CfdiUse | null {
  const use = useWire.parse(value);
  return use.id ? use : null;
}

const catalogueWire = z.object({ regimes: listOf(toRegime), uses: listOf(toUse) });

/** SAT's catalogue in `meta`. */
export const toInvoicingCatalogue = (meta: Record<string, unknown>): InvoicingCatalogue =>
  catalogueWire.parse(meta);

const profileWire = z.object({
  id: text,
  rfc: text,
  business_name: text,
  tax_regime: text,
  cfdi_use: text,
  zip_code: text,
  email: text,
  is_default: flag,
});

export function toInvoicingProfile(model: JsonApiModel): InvoicingProfile | null {
  const { id, rfc, email, ...profile } = profileWire.parse(model);
  if (!id) return null;
  return {
    id,
    rfc,
    email,
    businessName: profile.business_name,
    taxRegime: profile.tax_regime,
    cfdiUse: profile.cfdi_use,
    zipCode: profile.zip_code,
    isDefault: profile.is_default,
  };
}

/** A profile to send, complete or only its changed fields. */
export function fromInvoicingProfile(
  { rfc, email, ...profile }: Partial<NewInvoicingProfile>,
  id?: string,
): OutgoingResource {
  return {
    type: 'invoicing-profiles',
    id,
    // JSON leaves out undefined fields.
    attributes: {
      rfc,
      email,
      business_name: profile.businessName,
      tax_regime: profile.taxRegime,
      cfdi_use: profile.cfdiUse,
      zip_code: profile.zipCode,
      is_default: profile.isDefault,
    },
  };
}
