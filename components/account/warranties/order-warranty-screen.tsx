'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { RowsSkeleton } from '@/components/account/shared/rows-skeleton';
import { customerScreen } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { useRouteParams } from '@/components/shared/use-route-params';
import { ButtonLink } from '@/components/ui/button';
import { coveredItemsQuery, warrantiesQuery } from '@/lib/api/warranties';
import type { OrderWarrantyItem } from '@/lib/domain/warranty/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { WarrantyForm } from './warranty-form';
import { ITEM_PARAM, WarrantyRow } from './warranty-row';
import '@/components/account/shared/history.css';
import './warranties.css';

/** Requests the warranty of one item of an order, and shows the earlier requests for that order. */
export const OrderWarrantyScreen = customerScreen(
  { texts: ['warranties'] },
  function OrderWarrantyScreen({ customer }) {
    const { id: orderId = '' } = useRouteParams('profile.order.warranty');
    const wanted = useSearchParams().get(ITEM_PARAM);
    const query = useQuery(coveredItemsQuery(customer.id, orderId));
    return (
      <QueryView
        query={query}
        skeleton={<RowsSkeleton rows={3} tall />}
        notFound={{ list: 'profile.orders' }}
      >
        {(items) => (
          <>
            <WarrantyRequestSection
              items={items}
              itemId={wanted}
              orderId={orderId}
              customerId={customer.id}
            />
            <EarlierRequests orderId={orderId} customerId={customer.id} />
          </>
        )}
      </QueryView>
    );
  },
);

interface WarrantyRequestSectionProps {
  items: readonly OrderWarrantyItem[];
  /** Id of the item that the URL names. */
  itemId: string | null;
  orderId: string;
  customerId: string;
}

/** The form for the chosen item, or for the only item with a warranty; otherwise a link to choose an item. */
function WarrantyRequestSection({
  items,
  itemId,
  orderId,
  customerId,
}: WarrantyRequestSectionProps) {
  const { t } = useTranslation('warranties');
  const open = items.filter(({ availableQty }) => availableQty > 0);
  const chosen = itemId
    ? items.find(({ id }) => id === itemId)
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
        <ButtonLink variant={open.length > 0 ? 'primary' : 'secondary'} href={choice}>
          {open.length > 0 ? t('chooseLink') : t('seeItems')}
        </ButtonLink>
        <a href={route('profile.order', { id: orderId })} className="link">
          {t('toOrder')}
        </a>
      </p>
    </div>
  );
}

/** The earlier warranty requests for the order. */
function EarlierRequests({ orderId, customerId }: { orderId: string; customerId: string }) {
  const { t } = useTranslation('warranties');
  const { data } = useQuery(warrantiesQuery(customerId, 1, orderId));
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
