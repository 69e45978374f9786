import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readCartCount, readCustomerCart } from '@/lib/api/calls/customer-cart';
import { cartKey } from './keys';

/** The customer's cart, with its totals. */
export const customerCartQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...cartKey(customerId), 'detail'],
    queryFn: ({ signal }) => readCustomerCart(browserClient, signal),
    staleTime: 10_000,
  });

/** Number of lines in the customer's cart. */
export const customerCartCountQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...cartKey(customerId), 'count'],
    queryFn: ({ signal }) => readCartCount(browserClient, signal),
  });
