import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readAddresses } from '@/lib/api/calls/addresses';
import { customerKey } from './keys';

/** The addresses of a customer. */
export const addressesQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'addresses'),
    queryFn: ({ signal }) => readAddresses(browserClient, customerId, signal),
  });
