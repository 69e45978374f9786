import type { NewInvoicingProfile } from '@/lib/domain/invoicing/form';
import type {
  CfdiUse,
  InvoicingCatalogue,
  InvoicingProfile,
  TaxRegime,
} from '@/lib/domain/invoicing/types';
import type { JsonApiModel } from '../json-api';
import type { OutgoingResource } from '../serialise';
import { camelToSnake, snakeToCamel } from './snake-to-camel';
import { flag, listOf, text, textList } from './wire';

const readRegime = snakeToCamel({
  id: text,
  text,
  applies_to_person: flag,
  applies_to_company: flag,
});

function toRegime(value: unknown): TaxRegime | null {
  const regime = readRegime(value);
  return regime.id ? regime : null;
}

const readUse = snakeToCamel({ id: text, text, regimes: textList });

function toUse(value: unknown): CfdiUse | null {
  const use = readUse(value);
  return use.id ? use : null;
}

const readCatalogue = snakeToCamel({ regimes: listOf(toRegime), uses: listOf(toUse) });

/** SAT's catalogue in `meta`. */
export const toInvoicingCatalogue = (meta: Record<string, unknown>): InvoicingCatalogue =>
  readCatalogue(meta);

const readProfile = snakeToCamel({
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
  const profile = readProfile(model);
  return profile.id && profile.rfc ? profile : null;
}

/** A profile to send, complete or only its changed fields. */
export const fromInvoicingProfile = (
  profile: Partial<NewInvoicingProfile>,
  id?: string,
): OutgoingResource => ({ type: 'invoicing-profiles', id, attributes: camelToSnake(profile) });
