import type { NewInvoicingProfile } from '@/lib/domain/invoicing/form';
import type { InvoicingProfile } from '@/lib/domain/invoicing/types';
import type { ApiClient } from './client/client';
import { createDelete, createSetDefault } from './client/create-change';
import { createOnce } from './client/create-once';
import { createCustomerListCall, createRead } from './client/create-read';
import { requireEntity } from './client/errors';
import { customerKey } from './client/query-parts';
import { readQuery } from './client/read-query';
import { findCreated, savedEntity, serialise } from './client/serialise';
import { camelToSnake, snakeToCamel, snakeToCamelOrNull } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedAccountEndpoints } from './endpoints/assumed-account';

const {
  customerInvoicingProfiles,
  invoicingInitData,
  invoicingProfileCreate,
  invoicingProfileUpdate,
  invoicingProfileDelete,
} = assumedAccountEndpoints;

const readRegime = snakeToCamelOrNull(
  { id: wire.text, text: wire.text, applies_to_person: wire.flag, applies_to_company: wire.flag },
  'id',
);
const readUse = snakeToCamelOrNull(
  { id: wire.text, text: wire.text, regimes: wire.textList },
  'id',
);

export const toInvoicingCatalogue = snakeToCamel({
  regimes: wire.listOf(readRegime),
  uses: wire.listOf(readUse),
});

export const toInvoicingProfile = snakeToCamelOrNull(
  {
    id: wire.text,
    rfc: wire.text,
    business_name: wire.text,
    tax_regime: wire.text,
    cfdi_use: wire.text,
    zip_code: wire.zipCode,
    email: wire.text,
    is_default: wire.flag,
  },
  'id',
  'rfc',
);

const TYPE = 'invoicing-profiles';

export const readInvoicingCatalogue = createRead(
  invoicingInitData,
  () => ({}),
  ({ meta }) => toInvoicingCatalogue(meta),
);

export const readInvoicingProfiles = createCustomerListCall<InvoicingProfile>(
  customerInvoicingProfiles,
  toInvoicingProfile,
);

export async function saveInvoicingProfile(
  client: ApiClient,
  { customerId, profile, id }: { customerId: string; profile: NewInvoicingProfile; id?: string },
): Promise<InvoicingProfile> {
  const sent = { type: TYPE, id, attributes: camelToSnake(profile) };
  const body = serialise(sent);
  const document =
    id === undefined
      ? await createOnce(client, invoicingProfileCreate, { body })
      : await client.request(invoicingProfileUpdate, { params: { id }, body });
  return (
    savedEntity(document, sent, toInvoicingProfile) ??
    requireEntity(findCreated(await readInvoicingProfiles(client, customerId), profile))
  );
}

export const setDefaultInvoicingProfile = createSetDefault(invoicingProfileUpdate, TYPE);

export const deleteInvoicingProfile = createDelete(invoicingProfileDelete);

/** SAT's tax regimes and CFDI uses. They change only with the law, so they never become stale. */
export const invoicingCatalogueQuery = () =>
  readQuery(['invoicing-catalogue'], readInvoicingCatalogue, undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });

export const invoicingProfilesQuery = (customerId: string) =>
  readQuery(customerKey(customerId, 'invoicing-profiles'), readInvoicingProfiles, customerId);
