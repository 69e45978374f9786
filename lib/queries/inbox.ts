import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { serialise } from '@/lib/api/json-api';
import { toInboxPage } from '@/lib/api/resources/notification';
import type { InboxPage } from '@/lib/domain/account/inbox';
import { PERSONAL } from './query-client';

/** Prefix of all query keys about a customer's notifications. */
export const inboxKey = (customerId: string) => [PERSONAL, customerId, 'notifications'] as const;

async function readInbox(
  customerId: string,
  query: { 'page[number]'?: number; 'page[size]'?: number; 'filter[unread]'?: 1 },
  signal: AbortSignal,
): Promise<InboxPage> {
  const document = await browserClient.request(assumedAccountEndpoints.customerNotifications, {
    params: { id: customerId },
    query,
    signal,
  });
  return toInboxPage(document);
}

/** A page of the notifications, newest first. */
export const inbox = (customerId: string, isUnreadOnly: boolean, page: number) =>
  queryOptions({
    queryKey: [...inboxKey(customerId), isUnreadOnly ? 'unread' : 'all', page],
    queryFn: ({ signal }) =>
      readInbox(
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
export const latestNotifications = (customerId: string) =>
  queryOptions({
    queryKey: [...inboxKey(customerId), 'latest'],
    queryFn: ({ signal }) => readInbox(customerId, { 'page[size]': LATEST.size }, signal),
    refetchInterval: LATEST.every,
    refetchOnWindowFocus: true,
    staleTime: LATEST.every / 2,
  });

/** @throws ApiError */
export async function markRead(id: string): Promise<void> {
  await browserClient.request(assumedAccountEndpoints.notificationUpdate, {
    params: { id },
    body: serialise({ type: 'customer-notifications', id, attributes: { read: true } }),
  });
}

/** @throws ApiError */
export async function markAllRead(customerId: string): Promise<void> {
  await browserClient.request(assumedAccountEndpoints.notificationsReadAll, {
    params: { id: customerId },
    body: {},
  });
}
