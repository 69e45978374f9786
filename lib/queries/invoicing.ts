import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readInvoicingCatalogue, readInvoicingProfiles } from '@/lib/api/calls/invoicing';
import { customerKey } from './keys';

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
