import type { NewInvoicingProfile } from '@/lib/domain/invoicing/form';
import type { InvoicingCatalogue, InvoicingProfile } from '@/lib/domain/invoicing/types';
import type { ApiClient } from '../client';
import { createOnce } from '../create-once';
import { assumedAccountEndpoints } from '../endpoints/assumed-account';
import { requireEntity } from '../require-entity';
import {
  fromInvoicingProfile,
  toInvoicingCatalogue,
  toInvoicingProfile,
} from '../resources/invoicing';
import { findCreated, savedEntity } from '../resources/saved-entity';
import { serialise } from '../serialise';
import { createCustomerListCall } from './customer-list';

const {
  customerInvoicingProfiles,
  invoicingInitData,
  invoicingProfileCreate,
  invoicingProfileUpdate,
  invoicingProfileDelete,
} = assumedAccountEndpoints;

/** SAT's tax regimes and CFDI uses, the same for every customer. @throws ApiError */
export async function readInvoicingCatalogue(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<InvoicingCatalogue> {
  const { meta } = await client.request(invoicingInitData, { signal });
  return toInvoicingCatalogue(meta);
}

/** The recipients of a customer's invoices. @throws ApiError */
export const readInvoicingProfiles = createCustomerListCall<InvoicingProfile>(
  customerInvoicingProfiles,
  toInvoicingProfile,
);

/** Creates a profile of a customer, or updates the one with the id. @throws ApiError */
export async function saveInvoicingProfile(
  client: ApiClient,
  { customerId, profile, id }: { customerId: string; profile: NewInvoicingProfile; id?: string },
): Promise<InvoicingProfile> {
  const sent = fromInvoicingProfile(profile, id);
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

/** @throws ApiError */
export async function setDefaultInvoicingProfile(client: ApiClient, id: string): Promise<void> {
  const body = serialise(fromInvoicingProfile({ isDefault: true }, id));
  await client.request(invoicingProfileUpdate, { params: { id }, body });
}

/** Succeeds when the profile is already deleted. @throws ApiError */
export async function deleteInvoicingProfile(client: ApiClient, id: string): Promise<void> {
  await client.requestOrNull(invoicingProfileDelete, { params: { id } });
}
