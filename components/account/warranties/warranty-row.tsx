import { useQuery } from '@tanstack/react-query';
import {
  BoughtPicture,
  FormattedDate,
  HistorySection,
  StatusBadge,
} from '@/components/account/shared/history';
import { ButtonLink } from '@/components/ui/button';
import type { Order } from '@/lib/api/order-summaries';
import { type Warranty, warrantiesQuery } from '@/lib/api/warranties';
import { canBeDelivered } from '@/lib/domain/orders/status';
import {
  getWarrantyStatusAppearance,
  isWarrantyStatus,
  waitsForCustomer,
} from '@/lib/domain/warranty/warranty';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

export function useWarrantyStatusTexts() {
  const { t } = useTranslation('warranties');
  return (status: number, backendText: string) =>
    isWarrantyStatus(status)
      ? {
          title: t(`status.${status}`),
          meaning: t(`status.${status}.meaning`),
          next: t(`status.${status}.next`),
        }
      : { title: backendText || t('status.other'), meaning: null, next: null };
}

/** Query parameter of the request form: id of the order item. */
export const ITEM_PARAM = 'producto';

export const warrantyRequestHref = (orderId: string, itemId: string): string =>
  `${route('profile.order.warranty', { id: orderId })}?${new URLSearchParams({ [ITEM_PARAM]: itemId })}`;

export function WarrantyRow({ warranty }: { warranty: Warranty }) {
  const { t } = useTranslation('warranties');
  const words = useWarrantyStatusTexts();
  const { status, folio, productName } = warranty;
  const href = route('profile.warranties', { id: warranty.id });
  const task = waitsForCustomer(status) && t(`status.${status}.task`);
  return (
    <li className="bought hover:bg-sunken">
      <BoughtPicture product={warranty.product} size={64} />
      <div>
        <a href={href} className="history-whole font-semibold">
          {productName}
        </a>
        <p className="history-soft bought-facts">
          <span>{t('folio', { folio })}</span>
          <span>{t('ofOrder', { folio: warranty.orderFolio })}</span>
          <FormattedDate utc={warranty.createdUtc} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge look={getWarrantyStatusAppearance(status)}>
          {words(status, warranty.statusText).title}
        </StatusBadge>
        {task && (
          <>
            <strong className="text-warn">{t('yourTurn')}</strong>
            <ButtonLink href={href} aria-label={`${task}: ${productName}`} className="relative">
              {task}
            </ButtonLink>
          </>
        )}
      </div>
    </li>
  );
}

/** The requests about an order that are not over, the newest first. Empty until they are known. */
export function useOpenRequests(order: Order, customerId: string): readonly Warranty[] {
  const { data } = useQuery({
    ...warrantiesQuery(customerId, 1, order.id),
    enabled: canBeDelivered(order) && hasFeature('warranties'),
  });
  return (data?.warranties ?? []).filter(
    ({ orderId, status }) =>
      orderId === order.id && getWarrantyStatusAppearance(status).turn !== null,
  );
}

interface WarrantyRequestsProps {
  requests: readonly Warranty[];
  className?: string;
}

/** Requests about an order: the state of each, which leads to it. */
export function WarrantyRequests({ requests, className }: WarrantyRequestsProps) {
  const { t } = useTranslation('warranties');
  if (requests.length === 0) return null;
  return (
    <HistorySection title={t('requests')} className={className}>
      <ul className="history-rows">
        {requests.map((one) => (
          <WarrantyRow key={one.id} warranty={one} />
        ))}
      </ul>
    </HistorySection>
  );
}
