import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readInvoicingCatalogue, readInvoicingProfiles } from '@/lib/api/calls/customer-lists';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { type JsonApiDocument, serialise } from '@/lib/api/json-api';
import { requireEntity } from '@/lib/api/require-entity';
import { fromInvoicingProfile, toInvoicingProfile } from '@/lib/api/resources/invoicing';
import { models } from '@/lib/api/resources/wire';
import type { NewInvoicingProfile } from '@/lib/domain/invoicing/form';
import type { InvoicingProfile } from '@/lib/domain/invoicing/types';
import { customerKey } from './customer-key';

const { invoicingProfileCreate, invoicingProfileUpdate, invoicingProfileDelete } =
  assumedAccountEndpoints;

/** SAT's tax regimes and CFDI uses. They change only with the law, so they never become stale. */
export const invoicingCatalogueQuery = () =>
  queryOptions({
    queryKey: ['invoicing-catalogue'],
    queryFn: ({ signal }) => readInvoicingCatalogue(browserClient, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The recipients of a customer's invoices. */
export const invoicingProfilesQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'invoicing-profiles'),
    queryFn: ({ signal }) => readInvoicingProfiles(browserClient, customerId, signal),
  });

function readSavedProfile({ data }: JsonApiDocument): InvoicingProfile {
  const [model] = models(data);
  return requireEntity(model && toInvoicingProfile(model));
}

/** Creates a profile, or updates the one with the id. @throws ApiError */
export async function saveInvoicingProfile(
  profile: NewInvoicingProfile,
  id?: string,
): Promise<InvoicingProfile> {
  const body = serialise(fromInvoicingProfile(profile, id));
  return readSavedProfile(
    id === undefined
      ? await browserClient.request(invoicingProfileCreate, { body })
      : await browserClient.request(invoicingProfileUpdate, { params: { id }, body }),
  );
}

/** @throws ApiError */
export async function setDefaultInvoicingProfile(id: string): Promise<void> {
  const body = serialise(fromInvoicingProfile({ isDefault: true }, id));
  await browserClient.request(invoicingProfileUpdate, { params: { id }, body });
}

/** Succeeds when the profile is already deleted. @throws ApiError */
export async function deleteInvoicingProfile(id: string): Promise<void> {
  await browserClient.requestOrNull(invoicingProfileDelete, { params: { id } });
}
