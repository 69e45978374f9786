import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readCurrentCustomer } from '@/lib/api/calls/customer';
import { customerKey } from './keys';

/** The current data of the customer. Another device may have changed it, for example verified the e-mail. */
export const currentCustomerQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'self'),
    queryFn: ({ signal }) => readCurrentCustomer(browserClient, signal),
    staleTime: 0,
  });
