import type { UseQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { NotificationItem } from '@/components/account/inbox/notification-item';
import { useMarkNotificationsRead } from '@/components/account/inbox/use-mark-notifications-read';
import { Button } from '@/components/ui/button';
import { RetryButton } from '@/components/ui/retry-button';
import type { PaginatedNotifications } from '@/lib/domain/account/inbox';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

interface BellPanelProps {
  panel: RefObject<HTMLDivElement | null>;
  query: UseQueryResult<PaginatedNotifications>;
  customerId: string;
}

/** The panel below the bell: the latest notifications and a link to all of them. */
export function BellPanel({ panel, query, customerId }: BellPanelProps) {
  const { t } = useTranslation('inbox');
  const { read, isReading } = useMarkNotificationsRead(customerId);
  const { data } = query;
  const readOne = (id: string) => {
    // The pressed button disappears when the notification is read.
    panel.current?.focus();
    read(id);
  };
  return (
    <div ref={panel} tabIndex={-1} className="bell-panel">
      <div className="bell-head">
        <h2 className="shrink-0 text-18">{t('title')}</h2>
        {data !== undefined && data.unreadCount > 0 && (
          <Button
            variant="quiet"
            className="text-sm"
            isBusy={isReading}
            onClick={() => {
              panel.current?.focus();
              read(null);
            }}
          >
            {t('readAll')}
          </Button>
        )}
      </div>
      {!data && query.isPending && (
        <div role="status" aria-label={t('loading')} className="skeleton h-56 mt-0 mx-4 mb-4" />
      )}
      {!data && query.isError && (
        <div role="alert" className="bell-empty">
          <p>{t('failed')}</p>
          <RetryButton className="mt-3" onClick={() => query.refetch()}>
            {t('retry')}
          </RetryButton>
        </div>
      )}
      {data?.notifications.length === 0 && <p className="bell-empty">{t('empty')}</p>}
      {data && data.notifications.length > 0 && (
        <ul>
          {data.notifications.map((one) => (
            <NotificationItem key={one.id} notification={one} onRead={readOne} />
          ))}
        </ul>
      )}
      <a
        href={route('profile.notifications')}
        className="flex min-h-12 items-center justify-center hairline-t text-brand font-semibold hover:bg-sunken"
      >
        {t('center')}
      </a>
    </div>
  );
}
