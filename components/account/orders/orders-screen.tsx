'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { RowsSkeleton } from '@/components/account/shared/rows-skeleton';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { ListPager, usePageParam } from '@/components/shared/list-pager';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import {
  hasOrderFilters,
  isDateRangeReversed,
  parseOrderFilters,
} from '@/lib/domain/orders/filters';
import type { PaginatedOrders } from '@/lib/domain/orders/types';
import { useTranslation } from '@/lib/i18n/client';
import { ordersQuery } from '@/lib/queries/orders';
import { route } from '@/lib/routing/routes';
import { OrderFiltersForm } from './order-filters-form';
import { OrderRow } from './order-row';
import '@/components/account/shared/history.css';
import './orders.css';

/** The customer's orders, newest first, filtered by the URL's parameters. */
export function OrdersScreen({ customer }: CustomerScreenProps) {
  const filters = parseOrderFilters(useSearchParams());
  const page = usePageParam();
  const isWrong = isDateRangeReversed(filters);
  const query = useQuery({ ...ordersQuery(customer.id, filters, page), enabled: !isWrong });
  const isEmpty = query.data?.total === 0 && !hasOrderFilters(filters);
  return (
    <>
      {!isEmpty && <OrderFiltersForm filters={filters} statuses={query.data?.statuses ?? []} />}
      {!isWrong && (
        <QueryView query={query} skeleton={<RowsSkeleton rows={6} />}>
          {(found) => <OrderList found={found} isNarrowed={hasOrderFilters(filters)} />}
        </QueryView>
      )}
    </>
  );
}

function OrderList({ found, isNarrowed }: { found: PaginatedOrders; isNarrowed: boolean }) {
  const { t } = useTranslation('orders');
  if (found.total === 0 && !isNarrowed) {
    return (
      <EmptyState icon="box" title={t('none')} text={t('noneText')}>
        <ButtonLink href={route('home')}>{t('noneLink')}</ButtonLink>
      </EmptyState>
    );
  }
  if (found.orders.length === 0) {
    return (
      <EmptyState icon="search" title={t('noneFound')} text={t('noneFoundText')}>
        <ButtonLink variant="secondary" href={route('profile.orders')}>
          {t('noneFoundLink')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="history-soft pb-2">
        {found.total !== null && t('count', { count: found.total })}
      </p>
      <ul className="history-rows">
        {found.orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <ListPager lastPage={found.lastPage} />
    </>
  );
}
