'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect, useId, useRef } from 'react';
import { RowsSkeleton } from '@/components/account/shared/history';
import { SoftForm } from '@/components/browse/search/soft-form';
import { Select } from '@/components/forms/field';
import { customerScreen } from '@/components/shared/customer-screen';
import { ListPager, usePageParam } from '@/components/shared/list-pager';
import { QueryView } from '@/components/shared/query-view';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { ordersQuery, type PaginatedOrders } from '@/lib/api/order-summaries';
import {
  hasOrderFilters,
  isDateRangeReversed,
  ORDER_FILTER_PARAMS,
  parseOrderFilters,
} from '@/lib/domain/orders/filters';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { OrderRow } from './order-row';

function OrderFiltersForm({ statuses }: Pick<PaginatedOrders, 'statuses'>) {
  const { t } = useTranslation('orders');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const params = useSearchParams();
  const filters = parseOrderFilters(params);
  const isWrong = isDateRangeReversed(filters);
  // Filters that are set stay in view.
  const isNarrowed = hasOrderFilters({ ...filters, search: null });
  // What stands in the fields follows the address, also on the way back.
  useEffect(() => {
    for (const name of Object.values(ORDER_FILTER_PARAMS)) {
      const field = box.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field) field.value = params.get(name) ?? '';
    }
  }, [params]);
  const day = (name: 'from' | 'to') => (
    <div className="form-field">
      <label htmlFor={`${id}-${name}`}>{t(`filter.${name}`)}</label>
      <input
        id={`${id}-${name}`}
        type="date"
        name={ORDER_FILTER_PARAMS[name]}
        defaultValue={filters[name] ?? ''}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      />
    </div>
  );
  return (
    <SoftForm action={route('profile.orders')} className="mb-4">
      <div ref={box} className="flex flex-wrap gap-x-3">
        <input
          type="search"
          name={ORDER_FILTER_PARAMS.search}
          defaultValue={filters.search ?? ''}
          aria-label={t('filter.search')}
          placeholder={t('filter.searchHint')}
          className="flex-1 min-w-0 min-h-11 px-3.5 outlined rounded-md bg-surface text-16"
        />
        {/* The button stays beside the search; what it opens takes the row below. */}
        <details open={isNarrowed} className="[display:contents] details-content:w-full">
          <summary className="btn btn-secondary">
            <Icon name="filter" />
            {t('filter')}
          </summary>
          <div className="order-filters">
            <Select
              // The statuses arrive with the list; the new key makes the select read its default value again.
              key={statuses.length}
              label={t('filter.status')}
              name={ORDER_FILTER_PARAMS.status}
              defaultValue={filters.status ?? ''}
              choose={t('filter.any')}
              options={statuses.map(({ code, text }) => ({ value: code, text }))}
            />
            {day('from')}
            {day('to')}
            <Button variant="secondary" type="submit">
              {t('filter.apply')}
            </Button>
          </div>
        </details>
      </div>
      <div role="alert">
        {isWrong && (
          <p id={`${id}-error`} className="form-error">
            {t('filter.backwards')}
          </p>
        )}
      </div>
    </SoftForm>
  );
}

export const OrdersScreen = customerScreen(['orders', 'delivery'], function Orders({ customer }) {
  const { t } = useTranslation('orders');
  const filters = parseOrderFilters(useSearchParams());
  const page = usePageParam();
  const isWrong = isDateRangeReversed(filters);
  const query = useQuery({ ...ordersQuery(customer.id, filters, page), enabled: !isWrong });
  if (query.data?.total === 0 && !hasOrderFilters(filters)) {
    return (
      <EmptyState icon="box" title={t('none')} text={t('noneText')}>
        <ButtonLink href={route('home')}>{t('noneLink')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <OrderFiltersForm statuses={query.data?.statuses ?? []} />
      {!isWrong && (
        <QueryView query={query} skeleton={<RowsSkeleton rows={6} />}>
          {(found) => <OrderList {...found} />}
        </QueryView>
      )}
    </>
  );
});

function OrderList({ orders, total, lastPage }: PaginatedOrders) {
  const { t } = useTranslation('orders');
  if (orders.length === 0) {
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
        {total !== null && t('count', { count: total })}
      </p>
      <ul className="history-rows">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <ListPager lastPage={lastPage} />
    </>
  );
}
