import type { ApiClient } from '../client';
import { createRead } from '../create-read';
import { assumedAccountEndpoints } from '../endpoints/assumed-account';
import { toInboxPage } from '../resources/notification';
import { serialise } from '../serialise';

interface NotificationsRequest {
  customerId: string;
  page?: number;
  pageSize?: number;
  isUnreadOnly?: boolean;
}

/** A page of the notifications, newest first. @throws ApiError */
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

/** @throws ApiError */
export async function markNotificationRead(client: ApiClient, id: string): Promise<void> {
  await client.request(assumedAccountEndpoints.notificationUpdate, {
    params: { id },
    body: serialise({ type: 'customer-notifications', id, attributes: { read: true } }),
  });
}

/** @throws ApiError */
export async function markAllNotificationsRead(
  client: ApiClient,
  customerId: string,
): Promise<void> {
  await client.request(assumedAccountEndpoints.notificationsReadAll, {
    params: { id: customerId },
    body: {},
  });
}
