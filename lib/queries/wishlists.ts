import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readWishlists } from '@/lib/api/calls/wishlists';
import { customerKey } from './keys';

/** A customer's wishlists with their items. */
export const wishlistsQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'wishlists'),
    queryFn: ({ signal }) => readWishlists(browserClient, customerId, signal),
  });
