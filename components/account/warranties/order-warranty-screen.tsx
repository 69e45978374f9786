'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { RowsSkeleton } from '@/components/account/shared/rows-skeleton';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { useRouteParams } from '@/components/shared/use-route-params';
import { buttonClass } from '@/components/ui/button';
import type { CoveredItem } from '@/lib/domain/warranty/types';
import { useTranslation } from '@/lib/i18n/client';
import { getQueryClient } from '@/lib/queries/query-client';
import { coveredItems, warranties } from '@/lib/queries/warranties';
import { route } from '@/lib/routing/routes';
import { WarrantyForm } from './warranty-form';
import { ITEM_PARAM } from './warranty-href';
import { WarrantyRow } from './warranty-row';
import '@/components/account/shared/history.css';
import './warranties.css';

/** Requests the warranty of one item of an order, and shows the earlier requests for that order. */
export function OrderWarrantyScreen({ customer }: CustomerScreenProps) {
  const { id: orderId = '' } = useRouteParams('profile.order.warranty');
  const wanted = useSearchParams().get(ITEM_PARAM);
  const query = useQuery(coveredItems(customer.id, orderId), getQueryClient());
  return (
    <QueryView query={query} skeleton={<RowsSkeleton rows={3} tall />}>
      {(items) => (
        <>
          <Request items={items} wanted={wanted} orderId={orderId} customerId={customer.id} />
          <Requests orderId={orderId} customerId={customer.id} />
        </>
      )}
    </QueryView>
  );
}

interface RequestProps {
  items: readonly CoveredItem[];
  /** Id of the item that the URL names. */
  wanted: string | null;
  orderId: string;
  customerId: string;
}

/** The form for the chosen item, or for the only item with a warranty; otherwise a link to choose an item. */
function Request({ items, wanted, orderId, customerId }: RequestProps) {
  const { t } = useTranslation('warranties');
  const open = items.filter(({ availableQty }) => availableQty > 0);
  const chosen = wanted
    ? items.find(({ id }) => id === wanted)
    : open.length === 1
      ? open[0]
      : undefined;
  const choice = route('profile.order.warranty-products', { id: orderId });
  if (chosen && chosen.availableQty > 0) {
    return (
      <WarrantyForm key={chosen.id} item={chosen} customerId={customerId} choiceHref={choice} />
    );
  }
  return (
    <div className="pb-6">
      <p>{chosen ? chosen.reason : open.length > 0 ? t('chooseFirst') : t('nothingOpen')}</p>
      <p className="history-actions pt-4">
        <a href={choice} className={buttonClass(open.length > 0 ? 'primary' : 'secondary')}>
          {open.length > 0 ? t('chooseLink') : t('seeItems')}
        </a>
        <a href={route('profile.order', { id: orderId })} className="history-link">
          {t('toOrder')}
        </a>
      </p>
    </div>
  );
}

/** The earlier warranty requests for the order. */
function Requests({ orderId, customerId }: { orderId: string; customerId: string }) {
  const { t } = useTranslation('warranties');
  const { data } = useQuery(warranties(customerId, 1, orderId), getQueryClient());
  if (!data || data.warranties.length === 0) return null;
  return (
    <section className="history-section">
      <h2>{t('requests')}</h2>
      <ul className="history-rows">
        {data.warranties.map((one) => (
          <WarrantyRow key={one.id} warranty={one} />
        ))}
      </ul>
    </section>
  );
}
