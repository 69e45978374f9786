import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readAccount } from '@/lib/api/calls/customer';
import { customerKey } from './keys';

/** The current data of the customer, with the movements of their credit. Another device may have changed it, for example verified the e-mail. */
export const accountQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'self'),
    queryFn: ({ signal }) => readAccount(browserClient, signal),
    staleTime: 0,
  });
