import type { Paging } from '../paging';
import { getSafeReturnPath } from './return-to';

export interface InboxNotification {
  id: string;
  kind: string;
  title: string;
  text: string;
  /** The unchecked link of the backend; use `getNotificationPath` to get a safe path. */
  link: string | null;
  createdUtc: string | null;
  isRead: boolean;
}

export interface PaginatedNotifications extends Paging {
  notifications: InboxNotification[];
  unreadCount: number;
}

const ICON_BY_KIND = {
  order: 'box',
  warranty: 'shield',
  wallet: 'wallet',
  offer: 'percent',
  security: 'lock',
  message: 'chat',
} as const;

export const getNotificationIcon = (kind: string) =>
  Object.hasOwn(ICON_BY_KIND, kind) ? ICON_BY_KIND[kind as keyof typeof ICON_BY_KIND] : 'bell';

/** The path within this site that a notification links to; null when it has no link or links to another site. */
export const getNotificationPath = (link: string | null, origin: string): string | null =>
  getSafeReturnPath(link, origin);

/**
 * The page after one notification was read, or after all were read (`id` null). A notification that is not on this page
 * lowers the unread count too. Returns the same object when nothing changes.
 */
export function markAsRead(
  page: PaginatedNotifications,
  id: string | null,
): PaginatedNotifications {
  const { notifications, unreadCount } = page;
  const isMeant = (one: InboxNotification) => id === null || one.id === id;
  const isDone =
    id === null
      ? unreadCount === 0 && notifications.every(({ isRead }) => isRead)
      : notifications.some((one) => one.id === id && one.isRead);
  if (isDone) return page;
  return {
    ...page,
    notifications: notifications.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)),
    unreadCount: id === null ? 0 : Math.max(0, unreadCount - 1),
  };
}

const MAX_BADGE_COUNT = 99;

export const formatBadgeCount = (count: number): string =>
  count > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : String(count);
