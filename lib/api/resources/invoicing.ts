import type { NewInvoicingProfile } from '@/lib/domain/invoicing/form';
import type {
  CfdiUse,
  InvoicingCatalogue,
  InvoicingProfile,
  TaxRegime,
} from '@/lib/domain/invoicing/types';
import type { JsonApiModel } from '../json-api';
import type { OutgoingResource } from '../serialise';
import { camelToSnake, snakeToCamel, snakeToCamelOrNull } from './snake-to-camel';
import { flag, listOf, text, textList, zipCode } from './wire';

const toRegime = snakeToCamelOrNull(
  { id: text, text, applies_to_person: flag, applies_to_company: flag },
  'id',
);
const toUse = snakeToCamelOrNull({ id: text, text, regimes: textList }, 'id');

/** SAT's catalogue in `meta`. */
export const toInvoicingCatalogue: (meta: Record<string, unknown>) => InvoicingCatalogue =
  snakeToCamel({ regimes: listOf<TaxRegime>(toRegime), uses: listOf<CfdiUse>(toUse) });

export const toInvoicingProfile: (model: JsonApiModel) => InvoicingProfile | null =
  snakeToCamelOrNull(
    {
      id: text,
      rfc: text,
      business_name: text,
      tax_regime: text,
      cfdi_use: text,
      zip_code: zipCode,
      email: text,
      is_default: flag,
    },
    'id',
    'rfc',
  );

/** A profile to send, complete or only its changed fields. */
export const fromInvoicingProfile = (
  profile: Partial<NewInvoicingProfile>,
  id?: string,
): OutgoingResource => ({ type: 'invoicing-profiles', id, attributes: camelToSnake(profile) });
