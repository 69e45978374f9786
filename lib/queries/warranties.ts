import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readCoveredItems, readWarranties, readWarranty } from '@/lib/api/calls/warranties';
import { customerKey } from './keys';

/** Prefix of all query keys about a customer's warranties. */
export const warrantiesKey = (customerId: string) => customerKey(customerId, 'warranties');

/** A page of a customer's warranty requests, newest first. @param orderId only requests about this order */
export const warrantiesQuery = (customerId: string, page: number, orderId?: string) =>
  queryOptions({
    queryKey: [...warrantiesKey(customerId), 'list', orderId ?? null, page],
    queryFn: ({ signal }) => readWarranties(browserClient, { customerId, page, orderId }, signal),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });

/** One warranty request. Null when there is none, or when it belongs to another customer. */
export const warrantyQuery = (customerId: string, id: string) =>
  queryOptions({
    queryKey: [...warrantiesKey(customerId), 'one', id],
    queryFn: ({ signal }) => readWarranty(browserClient, id, signal),
    staleTime: 15_000,
  });

/** The items of an order, each with the quantity that the warranty covers. Null when there is no such order. */
export const coveredItemsQuery = (customerId: string, orderId: string) =>
  queryOptions({
    queryKey: [...warrantiesKey(customerId), 'items', orderId],
    queryFn: ({ signal }) => readCoveredItems(browserClient, orderId, signal),
    staleTime: 15_000,
  });
