import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readCartBuild } from '@/lib/api/calls/cart-build';
import { cartKey } from './keys';

/** A build in the customer's cart. Null when it is no longer there. */
export const cartBuildQuery = (customerId: string, assemblyId: string) =>
  queryOptions({
    queryKey: [...cartKey(customerId), 'assembly', assemblyId],
    queryFn: ({ signal }) => readCartBuild(browserClient, assemblyId, signal),
    staleTime: 0,
  });
