'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useRef } from 'react';
import { RowsSkeleton } from '@/components/account/shared/history';
import { customerScreen } from '@/components/shared/customer-screen';
import { ListPager, usePageParam } from '@/components/shared/list-pager';
import { QueryView } from '@/components/shared/query-view';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { notificationsQuery } from '@/lib/api/notifications';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { NotificationItem, useMarkNotificationsRead } from './notification-item';

/** Query parameter and its value: only unread notifications are shown. */
const [FILTER, UNREAD] = ['ver', 'sin-leer'];

export const NotificationsScreen = customerScreen(['inbox'], function Notifications({ customer }) {
  const { t } = useTranslation('inbox');
  const isUnreadOnly = useSearchParams().get(FILTER) === UNREAD;
  const query = useQuery(notificationsQuery(customer.id, isUnreadOnly, usePageParam()));
  const read = useMarkNotificationsRead(customer.id);
  const list = useRef<HTMLUListElement>(null);
  const unread = query.data?.unreadCount ?? 0;
  const all = route('profile.notifications');
  const readOne = (id: string) => {
    // The pressed button disappears when the notification is read.
    list.current?.focus();
    read(id);
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
        <nav aria-label={t('filter')} className="inbox-tabs flex gap-2">
          <a href={all} aria-current={isUnreadOnly ? undefined : 'page'}>
            {t('all')}
          </a>
          <a href={`${all}?${FILTER}=${UNREAD}`} aria-current={isUnreadOnly ? 'page' : undefined}>
            {t('unreadOnly')} ({unread})
          </a>
        </nav>
        {query.data !== undefined && query.data.total !== 0 && (
          <Button
            variant="quiet"
            className="max-sm:-ml-4"
            aria-disabled={unread === 0}
            onClick={() => unread > 0 && read(null)}
          >
            {t('readAll')}
          </Button>
        )}
      </div>
      <QueryView query={query} skeleton={<RowsSkeleton rows={6} />}>
        {({ notifications, lastPage }) =>
          notifications.length === 0 ? (
            <EmptyState
              icon="bell"
              title={isUnreadOnly ? t('allRead') : t('none')}
              text={isUnreadOnly ? undefined : t('noneText')}
            />
          ) : (
            <>
              <ul
                ref={list}
                tabIndex={-1}
                aria-label={t('title')}
                className="inbox-list hairline-b"
              >
                {notifications.map((one) => (
                  <NotificationItem key={one.id} notification={one} onRead={readOne} />
                ))}
              </ul>
              <ListPager lastPage={lastPage} />
            </>
          )
        }
      </QueryView>
    </>
  );
});
