import { returnPath } from './return-to';

export interface InboxNotification {
  id: string;
  kind: string;
  title: string;
  text: string;
  /** As it came; `notificationPath` says whether it may be followed. */
  link: string | null;
  createdUtc: string | null;
  isRead: boolean;
}

export interface InboxPage {
  notifications: InboxNotification[];
  page: number;
  lastPage: number;
  total: number;
  unreadCount: number;
}

const KINDS = {
  order: 'box',
  warranty: 'shield',
  wallet: 'wallet',
  offer: 'percent',
  security: 'lock',
  message: 'chat',
} as const;

/** The pictogram of what a notification is about. */
export const notificationIcon = (kind: string) =>
  Object.hasOwn(KINDS, kind) ? KINDS[kind as keyof typeof KINDS] : 'bell';

/** Where a notification leads within this site; null when it leads nowhere or elsewhere. */
export const notificationPath = (link: string | null, origin: string): string | null =>
  returnPath(link, origin);

/**
 * A page after an unread notification was read, on this page or another, or after all were (`id` null). The same page
 * when nothing changes.
 */
export function afterReading(page: InboxPage, id: string | null): InboxPage {
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

const MOST_COUNTED = 99;

/** The number on the bell. */
export const countText = (count: number): string =>
  count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
