import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shortDeliveryText } from '@/components/product/delivery/delivery-text';
import { deliveryEstimatesQuery, MAX_ESTIMATED } from '@/lib/api/location';
import { productsByIdQuery } from '@/lib/api/product-summaries';
import { useTranslation } from '@/lib/i18n/client';
import { useSessionStore } from '@/stores/session/session-store';

interface LineDeliveryProps {
  productId: string;
  /** Of all lines, which are asked for together. */
  allIds: readonly string[];
}

/**
 * When a line arrives at the chosen place. Nothing without a place, and until or unless the backend says it; a licence
 * comes by e-mail wherever that is.
 */
export function LineDelivery({ productId, allIds }: LineDeliveryProps) {
  const { t } = useTranslation('product');
  const { t: delivery } = useTranslation('delivery');
  const zipCode = useSessionStore((session) => session.zipCode);
  const [now] = useState(Date.now);
  const { data: products } = useQuery({ ...productsByIdQuery(allIds), retry: false });
  // Later lines of a longer cart say no day.
  const asked = deliveryEstimatesQuery(allIds.slice(0, MAX_ESTIMATED), zipCode ?? '');
  const { data } = useQuery({ ...asked, enabled: zipCode !== null, retry: false });
  const estimate = (zipCode !== null && data?.get(productId)) || null;
  if (products?.get(productId)?.isDigital) {
    return <p className="mt-1 text-sm">{t('card.digital')}</p>;
  }
  return (
    estimate && <p className="mt-1 text-sm">{shortDeliveryText(estimate, { now }, delivery)}</p>
  );
}
