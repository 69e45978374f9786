'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import {
  BoughtPicture,
  FormattedDate,
  RowsSkeleton,
  StatusBadge,
} from '@/components/account/shared/history';
import { BoughtName } from '@/components/shared/bought-name';
import { customerScreen } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { useRouteParams } from '@/components/shared/use-route-params';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { coveredItemsQuery, warrantiesQuery } from '@/lib/api/warranties';
import type { OrderWarrantyItem } from '@/lib/domain/warranty/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { WarrantyForm } from './warranty-form';
import { ITEM_PARAM, WarrantyRow, warrantyRequestHref } from './warranty-row';

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
