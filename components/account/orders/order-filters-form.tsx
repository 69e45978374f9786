import { useSearchParams } from 'next/navigation';
import { useEffect, useId, useRef } from 'react';
import { SoftForm } from '@/components/browse/search/soft-form';
import { Button } from '@/components/ui/button';
import {
  isDateRangeReversed,
  ORDER_FILTER_PARAMS,
  type OrderFilters,
} from '@/lib/domain/orders/filters';
import type { PaginatedOrders } from '@/lib/domain/orders/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

interface OrderFiltersFormProps {
  filters: OrderFilters;
  statuses: PaginatedOrders['statuses'];
}

/** Sets the fields to the values in the URL, which also change with the browser's back button. */
function useSyncFieldsWithUrl() {
  const fields = useRef<HTMLDivElement>(null);
  const params = useSearchParams();
  useEffect(() => {
    for (const name of Object.values(ORDER_FILTER_PARAMS)) {
      const field = fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field) field.value = params.get(name) ?? '';
    }
  }, [params]);
  return fields;
}

/** The filters of the list of orders. Their values are kept in the URL. */
export function OrderFiltersForm({ filters, statuses }: OrderFiltersFormProps) {
  const { t } = useTranslation('orders');
  const id = useId();
  const fields = useSyncFieldsWithUrl();
  const isWrong = isDateRangeReversed(filters);
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
    <SoftForm action={route('profile.orders')} className="order-filters">
      <div ref={fields}>
        <div className="form-field order-filters-search">
          <label htmlFor={`${id}-search`}>{t('filter.search')}</label>
          <input
            id={`${id}-search`}
            type="search"
            name={ORDER_FILTER_PARAMS.search}
            defaultValue={filters.search ?? ''}
            placeholder={t('filter.searchHint')}
          />
        </div>
        <div className="form-field">
          <label htmlFor={`${id}-status`}>{t('filter.status')}</label>
          <select
            id={`${id}-status`}
            // The statuses arrive with the list; the new key makes the select read its default value again.
            key={statuses.length}
            name={ORDER_FILTER_PARAMS.status}
            defaultValue={filters.status ?? ''}
          >
            <option value="">{t('filter.any')}</option>
            {statuses.map(({ code, text }) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </select>
        </div>
        {day('from')}
        {day('to')}
        <Button variant="secondary" icon="filter" type="submit">
          {t('filter.apply')}
        </Button>
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
