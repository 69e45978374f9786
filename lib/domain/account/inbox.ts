import type { Paging } from '../paging';

export interface InboxNotification {
  id: string;
  kind: string;
  title: string;
  text: string;
  /** The unchecked link of the backend; `getSafeReturnPath` makes a safe path of it. */
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

/** `id` null: all were read. One that is not on this page lowers the unread count, too. The same object when nothing changes. */
export function markAsRead(page: PaginatedNotifications, id: string | null) {
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
