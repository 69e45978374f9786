import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readNotifications } from '@/lib/api/calls/notifications';
import { customerKey } from './keys';

/** Prefix of all query keys about a customer's notifications. */
export const notificationsKey = (customerId: string) => customerKey(customerId, 'notifications');

/** A page of the notifications, newest first. */
export const notificationsQuery = (customerId: string, isUnreadOnly: boolean, page: number) =>
  queryOptions({
    queryKey: [...notificationsKey(customerId), isUnreadOnly ? 'unread' : 'all', page],
    queryFn: ({ signal }) =>
      readNotifications(browserClient, { customerId, isUnreadOnly, page }, signal),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });

/** Number of notifications in the header, and its poll interval in milliseconds. */
const LATEST = { size: 5, every: 60_000 };

/** The latest notifications, for the header. Polling pauses while the page is hidden. */
export const latestNotificationsQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...notificationsKey(customerId), 'latest'],
    queryFn: ({ signal }) =>
      readNotifications(browserClient, { customerId, pageSize: LATEST.size }, signal),
    refetchInterval: LATEST.every,
    refetchOnWindowFocus: true,
    staleTime: LATEST.every / 2,
  });
