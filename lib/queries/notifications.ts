import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { serialise } from '@/lib/api/json-api';
import { toInboxPage } from '@/lib/api/resources/notification';
import type { PaginatedNotifications } from '@/lib/domain/account/inbox';
import { CUSTOMER_SCOPE } from './query-client';

/** Prefix of all query keys about a customer's notifications. */
export const notificationsKey = (customerId: string) =>
  [CUSTOMER_SCOPE, customerId, 'notifications'] as const;

async function readNotifications(
  customerId: string,
  query: { 'page[number]'?: number; 'page[size]'?: number; 'filter[unread]'?: 1 },
  signal: AbortSignal,
): Promise<PaginatedNotifications> {
  const document = await browserClient.request(assumedAccountEndpoints.customerNotifications, {
    params: { id: customerId },
    query,
    signal,
  });
  return toInboxPage(document);
}

/** A page of the notifications, newest first. */
export const notificationsQuery = (customerId: string, isUnreadOnly: boolean, page: number) =>
  queryOptions({
    queryKey: [...notificationsKey(customerId), isUnreadOnly ? 'unread' : 'all', page],
    queryFn: ({ signal }) =>
      readNotifications(
        customerId,
        { 'page[number]': page, ...(isUnreadOnly && { 'filter[unread]': 1 }) },
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });

/** Number of notifications in the header, and its poll interval in milliseconds. */
const LATEST = { size: 5, every: 60_000 };

/** The latest notifications, for the header. Polling pauses while the page is hidden. */
export const latestNotificationsQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...notificationsKey(customerId), 'latest'],
    queryFn: ({ signal }) => readNotifications(customerId, { 'page[size]': LATEST.size }, signal),
    refetchInterval: LATEST.every,
    refetchOnWindowFocus: true,
    staleTime: LATEST.every / 2,
  });

/** @throws ApiError */
export async function markNotificationRead(id: string): Promise<void> {
  await browserClient.request(assumedAccountEndpoints.notificationUpdate, {
    params: { id },
    body: serialise({ type: 'customer-notifications', id, attributes: { read: true } }),
  });
}

/** @throws ApiError */
export async function markAllNotificationsRead(customerId: string): Promise<void> {
  await browserClient.request(assumedAccountEndpoints.notificationsReadAll, {
    params: { id: customerId },
    body: {},
  });
}
