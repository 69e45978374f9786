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
import { customerScreen, useRouteParams } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { orderQuery } from '@/lib/api/orders';
import { coveredItemsQuery, type OrderWarrantyItem, warrantiesQuery } from '@/lib/api/warranties';
import { isDelivered } from '@/lib/domain/orders/status';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { WarrantyForm } from './warranty-form';
import { ITEM_PARAM, WarrantyRequests, warrantyRequestHref } from './warranty-row';

interface ItemsProps {
  items: readonly OrderWarrantyItem[];
  orderId: string;
  customerId: string;
}

/** A screen about the items of the order in its address. */
const itemsScreen = (
  name: 'profile.order.warranty' | 'profile.order.warranty-products',
  Content: (props: ItemsProps) => React.ReactNode,
) =>
  customerScreen(['warranties'], function OrderItemsScreen({ customer: { id: customerId } }) {
    const { id: orderId = '' } = useRouteParams(name);
    const query = useQuery(coveredItemsQuery(customerId, orderId));
    return (
      <QueryView
        query={query}
        skeleton={<RowsSkeleton rows={3} />}
        notFound={{ list: 'profile.orders' }}
      >
        {(items) => <Content items={items} orderId={orderId} customerId={customerId} />}
      </QueryView>
    );
  });

export const WarrantyProductsScreen = itemsScreen('profile.order.warranty-products', ItemChoice);

/** Returns an item of an order or requests its warranty, and shows the earlier requests for that order. */
export const OrderWarrantyScreen = itemsScreen(
  'profile.order.warranty',
  function OrderWarranty(props) {
    const { data } = useQuery(warrantiesQuery(props.customerId, 1, props.orderId));
    return (
      <>
        <ReturnSection {...props} />
        <WarrantyRequests requests={data?.warranties ?? []} />
      </>
    );
  },
);

/** Which item is returned. Of one that cannot be, why. */
function ItemChoice({ items, orderId }: Omit<ItemsProps, 'customerId'>) {
  const { t } = useTranslation('warranties');
  return (
    <div className="pb-6">
      {items.length === 0 && <EmptyState icon="box" title={t('noItems')} />}
      {items.some(canBeReturned) && <p className="history-soft">{t('choose')}</p>}
      <ul className="history-rows mt-4">
        {items.map((item) => (
          <Item key={item.id} item={item} orderId={orderId} />
        ))}
      </ul>
      <p className="pt-2">
        <a href={route('profile.order', { id: orderId })} className="link">
          {t('toOrder')}
        </a>
      </p>
    </div>
  );
}

const canBeReturned = ({ availableQty }: OrderWarrantyItem) => availableQty > 0;

function Item({ item, orderId }: { item: OrderWarrantyItem; orderId: string }) {
  const { t } = useTranslation('warranties');
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
        {canBeReturned(item) ? (
          <>
            <StatusBadge look={{ tone: 'done', icon: 'shield' }}>
              {t('available', { count: item.availableQty })}
            </StatusBadge>
            <ButtonLink
              variant="secondary"
              href={warrantyRequestHref(orderId, item.id)}
              aria-label={t('requestFor', { name: item.name })}
            >
              {t('request')}
            </ButtonLink>
          </>
        ) : (
          <p className="history-soft flex gap-2">
            <Icon name="info" />
            {item.reason ?? t('notCovered')}
          </p>
        )}
      </div>
    </li>
  );
}

/** The form of the item in the address, or of the only one that can be returned; otherwise the items to choose from. */
function ReturnSection({ items, orderId, customerId }: ItemsProps) {
  const wanted = useSearchParams().get(ITEM_PARAM);
  const { data: order } = useQuery(orderQuery(customerId, orderId));
  const open = items.filter(canBeReturned);
  const only = wanted === null && open.length === 1 ? open[0] : undefined;
  const chosen = only ?? open.find(({ id }) => id === wanted);
  if (!chosen) return <ItemChoice items={items} orderId={orderId} />;
  const delivered = order?.timeline.find((one) => one.isDone && isDelivered(one.status));
  return (
    <WarrantyForm
      key={chosen.id}
      item={chosen}
      {...{ customerId, orderId }}
      orderFolio={order?.folio ?? null}
      deliveredUtc={delivered?.atUtc ?? null}
      choiceHref={open.length > 1 ? route('profile.order.warranty', { id: orderId }) : null}
    />
  );
}
