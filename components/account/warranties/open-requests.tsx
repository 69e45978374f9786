import { useQuery } from '@tanstack/react-query';
import type { Order } from '@/lib/api/order-summaries';
import { type Warranty, warrantiesQuery } from '@/lib/api/warranties';
import { canBeDelivered } from '@/lib/domain/orders/status';
import { getWarrantyStatusAppearance } from '@/lib/domain/warranty/warranty';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { WarrantyRow } from './warranty-row';

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
export function WarrantyRequests({ requests, className = '' }: WarrantyRequestsProps) {
  const { t } = useTranslation('warranties');
  if (requests.length === 0) return null;
  return (
    <section className={`history-section ${className}`}>
      <h2>{t('requests')}</h2>
      <ul className="history-rows">
        {requests.map((one) => (
          <WarrantyRow key={one.id} warranty={one} />
        ))}
      </ul>
    </section>
  );
}
