'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import {
  NotificationItem,
  useMarkNotificationsRead,
} from '@/components/account/inbox/notification-item';
import { useDismiss } from '@/components/shared/use-dismiss';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { RetryButton } from '@/components/ui/retry-button';
import { latestNotificationsQuery } from '@/lib/api/notifications';
import { formatBadgeCount, type PaginatedNotifications } from '@/lib/domain/account/inbox';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

/** What the chrome loads for a signed-in customer, beside the bell. */
export { startCustomerFavorites } from '@/components/product/wishlist/customer-favorites';
export { startCartSync } from '@/stores/flows/cart/customer/cart-sync';

const panelClass =
  'absolute top-full -right-13 z-10 mt-1 max-h-[min(34rem,calc(100dvh-8rem))] w-[min(24rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain hairline rounded-md bg-surface shadow-panel max-md:-right-22 [&_.notice-item:hover]:bg-sunken';
const emptyClass = 'px-4 py-8 hairline-t text-center text-ink-soft';

interface BellPanelProps {
  query: UseQueryResult<PaginatedNotifications>;
  customerId: string;
  onClose: () => void;
}

function BellPanel({ query, customerId, onClose }: BellPanelProps) {
  const panel = useDismiss(onClose);
  const { t } = useTranslation('inbox');
  const read = useMarkNotificationsRead(customerId);
  const { data } = query;
  const markRead = (id: string | null) => {
    // The pressed button disappears when the notification is read.
    panel.current?.focus();
    read(id);
  };
  return (
    <div ref={panel} tabIndex={-1} className={panelClass}>
      <div className="flex min-h-13 items-center justify-between gap-4 pt-1 pr-2 pl-4 pb-1">
        <h2 className="shrink-0 text-18">{t('title')}</h2>
        {data !== undefined && data.unreadCount > 0 && (
          <Button variant="quiet" className="text-sm" onClick={() => markRead(null)}>
            {t('readAll')}
          </Button>
        )}
      </div>
      {!data && query.isPending && (
        <div role="status" aria-label={t('loading')} className="skeleton h-56 mt-0 mx-4 mb-4" />
      )}
      {!data && query.isError && (
        <div role="alert" className={emptyClass}>
          <p>{t('failed')}</p>
          <RetryButton className="mt-3" onClick={() => query.refetch()} />
        </div>
      )}
      {data?.notifications.length === 0 && <p className={emptyClass}>{t('empty')}</p>}
      {data && data.notifications.length > 0 && (
        <ul>
          {data.notifications.map((one) => (
            <NotificationItem key={one.id} notification={one} onRead={markRead} />
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

export const Bell = withQueryClient(function Bell({ customerId }: { customerId: string }) {
  const { t } = useTranslation('inbox');
  const pathname = usePathname();
  const query = useQuery(latestNotificationsQuery(customerId));
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  // A navigation closes the panel: it is open only on the path where it was opened.
  const isOpen = openedOn === pathname;
  const count = query.data?.unreadCount ?? 0;
  return (
    <div className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t('bell', { count })}
        onClick={() => setOpenedOn(isOpen ? null : pathname)}
        className="tool"
      >
        <span aria-hidden="true" className="relative">
          <Icon name="bell" />
          {count > 0 && <span className="tool-count">{formatBadgeCount(count)}</span>}
        </span>
      </button>
      <span className="visually-hidden" aria-live="polite">
        {count > 0 && t('bell', { count })}
      </span>
      {isOpen && (
        <BellPanel query={query} customerId={customerId} onClose={() => setOpenedOn(null)} />
      )}
    </div>
  );
});
