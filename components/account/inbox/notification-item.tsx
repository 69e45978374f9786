import { Icon } from '@/components/ui/icon';
import {
  getNotificationIcon,
  getNotificationPath,
  type InboxNotification,
} from '@/lib/domain/account/inbox';
import { formatDateTime } from '@/lib/domain/dates';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';
import './notifications.css';

interface NotificationItemProps {
  notification: InboxNotification;
  onRead: (id: string) => void;
}

/** A notification. Following its link marks it as read; so does its button. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { t } = useTranslation('inbox');
  const { id, title, text, isRead, kind } = notification;
  const path = getNotificationPath(notification.link, location.origin);
  const time = parseUtc(notification.createdUtc);
  const read = () => {
    if (!isRead) onRead(id);
  };
  return (
    <li className={isRead ? 'notice-item' : 'notice-item notice-unread'}>
      <span className="notice-icon">
        <Icon name={getNotificationIcon(kind)} />
      </span>
      <div>
        <p className="notice-title">
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
          className="relative z-1 inline-flex size-11 items-center justify-center rounded-[50%] text-ink-soft hover:bg-paper hover:text-ink"
        >
          <Icon name="check" />
        </button>
      )}
    </li>
  );
}
