import type { NewInvoicingProfile } from '@/lib/domain/invoicing/form';
import type { InvoicingCatalogue, InvoicingProfile } from '@/lib/domain/invoicing/types';
import type { ApiClient } from '../client';
import { assumedAccountEndpoints } from '../endpoints/assumed-account';
import { requireEntity } from '../require-entity';
import {
  fromInvoicingProfile,
  toInvoicingCatalogue,
  toInvoicingProfile,
} from '../resources/invoicing';
import { firstEntity } from '../resources/wire';
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

/** Creates a profile, or updates the one with the id. @throws ApiError */
export async function saveInvoicingProfile(
  client: ApiClient,
  { profile, id }: { profile: NewInvoicingProfile; id?: string },
): Promise<InvoicingProfile> {
  const body = serialise(fromInvoicingProfile(profile, id));
  const document =
    id === undefined
      ? await client.request(invoicingProfileCreate, { body })
      : await client.request(invoicingProfileUpdate, { params: { id }, body });
  return requireEntity(firstEntity(document, toInvoicingProfile));
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
