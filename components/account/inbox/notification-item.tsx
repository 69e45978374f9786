import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { browserClient } from '@/lib/api/client/browser-client';
import {
  markAllNotificationsRead,
  markNotificationRead,
  notificationsKey,
} from '@/lib/api/notifications';
import {
  getNotificationIcon,
  type InboxNotification,
  markAsRead,
  type PaginatedNotifications,
} from '@/lib/domain/account/inbox';
import { getSafeReturnPath } from '@/lib/domain/account/return-to';
import { formatDateTime } from '@/lib/domain/dates';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';
import { notifyError } from '@/stores/interface/notify-failure';
import './notifications.css';

/**
 * Marks one notification as read, or all of them (`null`). The screen changes at once, and the calls are sent in turn.
 * The query library's own mutation does this here and not `createMutationQueue`: a mark stands in every cached page at
 * once, and no later value ever takes its place.
 */
export function useMarkNotificationsRead(customerId: string) {
  const client = useQueryClient();
  const queryKey = notificationsKey(customerId);
  const show = (id: string | null) =>
    client.setQueriesData<PaginatedNotifications>(
      { queryKey },
      (page) => page && markAsRead(page, id),
    );
  const { mutate } = useMutation({
    scope: { id: queryKey.join() },
    mutationFn: (id: string | null) =>
      id === null
        ? markAllNotificationsRead(browserClient, customerId)
        : markNotificationRead(browserClient, id),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData<PaginatedNotifications>({ queryKey });
      show(id);
      return before;
    },
    onError: (error, _id, before = []) => {
      for (const [key, page] of before) client.setQueryData(key, page);
      notifyError(error);
      // Another mark may have been made before this one or since.
      void client.invalidateQueries({ queryKey });
    },
    onSuccess: (_, id) => {
      // An earlier mark that failed has restored the pages without this one.
      show(id);
      // No refetch: in a list of unread notifications, those just read stay visible until the list is loaded again.
      return client.invalidateQueries({ queryKey, refetchType: 'none' });
    },
  });
  return mutate;
}

interface NotificationItemProps {
  notification: InboxNotification;
  onRead: (id: string) => void;
}

/** A notification. Following its link marks it as read; so does its button. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { t } = useTranslation('inbox');
  const { id, title, text, isRead, kind } = notification;
  const path = getSafeReturnPath(notification.link, location.origin);
  const time = parseUtc(notification.createdUtc);
  const read = () => {
    if (!isRead) onRead(id);
  };
  const look = isRead ? 'bg-sunken text-ink-soft' : 'bg-brand-wash text-brand';
  return (
    <li className="notice-item">
      <span className={`inline-flex size-9 items-center justify-center rounded-[50%] ${look}`}>
        <Icon name={getNotificationIcon(kind)} />
      </span>
      <div>
        <p className={isRead ? 'notice-title' : 'notice-title font-650'}>
          {path ? (
            // Links navigate on mousedown, so this element may be gone before the click.
            <a href={path} onMouseDown={read} onClick={read}>
              {title}
            </a>
          ) : (
            title
          )}
          {!isRead && <span className="visually-hidden"> ({t('unread')})</span>}
        </p>
        {text && text !== title && <p>{text}</p>}
        {time !== null && (
          <p className="text-ink-soft text-14">
            <time dateTime={new Date(time).toISOString()}>{formatDateTime(time)}</time>
          </p>
        )}
      </div>
      {!isRead && (
        <button
          type="button"
          aria-label={t('markRead', { title })}
          title={t('markReadShort')}
          onClick={read}
          className="group relative z-1 inline-flex size-11 items-center justify-center rounded-[50%] text-ink-soft hover:bg-paper hover:text-ink"
        >
          {/* A tick alone would look like a state, so it comes only with the pointer. */}
          <span className="size-2.5 rounded-[50%] bg-brand-fill group-hover:hidden group-focus-visible:hidden" />
          <Icon name="check" className="hidden group-hover:block group-focus-visible:block" />
        </button>
      )}
    </li>
  );
}
