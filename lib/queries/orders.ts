import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readOrder, readOrders } from '@/lib/api/calls/orders';
import type { OrderFilters } from '@/lib/domain/orders/filters';
import { customerKey, ordersKey } from './keys';

/** A page of a customer's orders, newest first. The previous page stays visible while the next one loads. */
export const ordersQuery = (customerId: string, filters: OrderFilters, page: number) =>
  queryOptions({
    queryKey: [...ordersKey(customerId), filters, page],
    queryFn: ({ signal }) => readOrders(browserClient, { customerId, filters, page }, signal),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });

/** One order. Null when there is none, or when it belongs to another customer. */
export const orderQuery = (customerId: string, id: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'order', id),
    queryFn: ({ signal }) => readOrder(browserClient, id, signal),
    staleTime: 15_000,
  });
