import type { InboxNotification, PaginatedNotifications } from '@/lib/domain/account/inbox';
import type { ApiClient } from './client/client';
import { createRead } from './client/create-read';
import type { JsonApiDocument, JsonApiModel } from './client/json-api';
import { toPaging } from './client/paging';
import { customerKey } from './client/query-parts';
import { pageQuery, readQuery } from './client/read-query';
import { serialise } from './client/serialise';
import { withoutTags } from './client/shopper-message';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedAccountEndpoints } from './endpoints/assumed-account';

export const readNotificationFields = snakeToCamel({
  id: wire.text,
  kind: wire.text,
  title: wire.text,
  text: wire.text,
  link: wire.optionalText,
  created_utc: wire.dateTime,
  read_utc: wire.dateTime,
});

export function toNotification(model: JsonApiModel): InboxNotification | null {
  const { readUtc, ...rest } = readNotificationFields(model);
  const [title, words] = [withoutTags(rest.title), withoutTags(rest.text)];
  if (!rest.id || !(title || words)) return null;
  return { ...rest, title: title || words, text: words, isRead: readUtc !== null };
}

export const readInboxMeta = snakeToCamel({ unread_count: wire.optionalWhole });

export function toInboxPage(
  document: JsonApiDocument,
  asked: { page: number; pageSize?: number | undefined },
): PaginatedNotifications {
  const notifications = wire.listEntities(document, toNotification);
  const unread = notifications.filter(({ isRead }) => !isRead);
  return {
    notifications,
    ...toPaging(document, asked),
    // Those of this page are known when the backend does not count them.
    unreadCount: readInboxMeta(document.meta).unreadCount ?? unread.length,
  };
}

interface NotificationsRequest {
  customerId: string;
  page?: number;
  pageSize?: number;
  isUnreadOnly?: boolean;
}

export const readNotifications = createRead(
  assumedAccountEndpoints.customerNotifications,
  ({ customerId, page, pageSize, isUnreadOnly }: NotificationsRequest) => ({
    params: { id: customerId },
    query: {
      'page[number]': page,
      'page[size]': pageSize,
      'filter[unread]': isUnreadOnly ? 1 : null,
    },
  }),
  (document, { page = 1, pageSize }) => toInboxPage(document, { page, pageSize }),
);

export async function markNotificationRead(client: ApiClient, id: string): Promise<void> {
  await client.request(assumedAccountEndpoints.notificationUpdate, {
    params: { id },
    body: serialise({ type: 'customer-notifications', id, attributes: { read: true } }),
  });
}

export async function markAllNotificationsRead(client: ApiClient, customerId: string) {
  await client.request(assumedAccountEndpoints.notificationsReadAll, {
    params: { id: customerId },
    body: {},
  });
}

export const notificationsKey = (customerId: string) => customerKey(customerId, 'notifications');

export const notificationsQuery = (customerId: string, isUnreadOnly: boolean, page: number) =>
  pageQuery(
    [...notificationsKey(customerId), isUnreadOnly ? 'unread' : 'all', page],
    readNotifications,
    { customerId, isUnreadOnly, page },
  );

/** Number of notifications in the header, and its poll interval in milliseconds. */
const LATEST = { size: 5, every: 60_000 };

export const latestNotificationsQuery = (customerId: string) =>
  readQuery(
    [...notificationsKey(customerId), 'latest'],
    readNotifications,
    { customerId, pageSize: LATEST.size },
    { refetchInterval: LATEST.every, refetchOnWindowFocus: true, staleTime: LATEST.every / 2 },
  );
