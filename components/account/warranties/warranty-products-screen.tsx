'use client';

import { useQuery } from '@tanstack/react-query';
import { BoughtPicture } from '@/components/account/shared/bought-picture';
import { FormattedDate } from '@/components/account/shared/formatted-date';
import { RowsSkeleton } from '@/components/account/shared/rows-skeleton';
import { StatusBadge } from '@/components/account/shared/status-badge';
import { BoughtName } from '@/components/shared/bought-name';
import { customerScreen } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { useRouteParams } from '@/components/shared/use-route-params';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { coveredItemsQuery } from '@/lib/api/warranties';
import type { OrderWarrantyItem } from '@/lib/domain/warranty/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { warrantyRequestHref } from './warranty-row';
import '@/components/account/shared/history.css';
import './warranties.css';

/** The items of an order, with their warranty, its end date, and a link to request it. */
export const WarrantyProductsScreen = customerScreen(
  { texts: ['warranties'] },
  function WarrantyProductsScreen({ customer }) {
    const { id: orderId = '' } = useRouteParams('profile.order.warranty-products');
    const { t } = useTranslation('warranties');
    const query = useQuery(coveredItemsQuery(customer.id, orderId));
    return (
      <QueryView
        query={query}
        skeleton={<RowsSkeleton rows={3} />}
        notFound={{ list: 'profile.orders' }}
      >
        {(items) => (
          <>
            <p className="history-soft">{t('choose')}</p>
            {items.length === 0 && <EmptyState icon="box" title={t('noItems')} />}
            <ul className="history-rows mt-4">
              {items.map((item) => (
                <Item key={item.id} item={item} orderId={orderId} />
              ))}
            </ul>
            <p className="history-actions pt-4">
              <a href={route('profile.order', { id: orderId })} className="link">
                {t('toOrder')}
              </a>
              <a href={route('profile.order.warranty', { id: orderId })} className="link">
                {t('toRequests')}
              </a>
            </p>
          </>
        )}
      </QueryView>
    );
  },
);

function Item({ item, orderId }: { item: OrderWarrantyItem; orderId: string }) {
  const { t } = useTranslation('warranties');
  const isOpen = item.availableQty > 0;
  return (
    <li className="bought">
      <BoughtPicture product={item.product} size={80} />
      <div>
        <BoughtName name={item.name} product={item.product} />
        <p className="history-soft bought-facts">
          <span>{t('bought', { count: item.qty })}</span>
          {item.untilUtc && (
            <span>
              {t('until')} <FormattedDate utc={item.untilUtc} />
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:col-span-full">
        {isOpen ? (
          <StatusBadge look={{ tone: 'done', icon: 'shield' }}>
            {t('available', { count: item.availableQty })}
          </StatusBadge>
        ) : (
          <p className="history-soft flex gap-2">
            <Icon name="info" />
            {item.reason ?? t('notCovered')}
          </p>
        )}
        {isOpen && (
          <ButtonLink
            variant="secondary"
            href={warrantyRequestHref(orderId, item.id)}
            aria-label={t('requestFor', { name: item.name })}
          >
            {t('request')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
