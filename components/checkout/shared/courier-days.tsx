import { useState } from 'react';
import { deliveryText } from '@/components/product/delivery/delivery-text';
import type { Courier } from '@/lib/domain/checkout/types';
import { isPaidLater } from '@/lib/domain/payments/method-kind';
import { useTranslation } from '@/lib/i18n/client';

interface CourierDaysProps {
  courier: Courier;
  /** Code of the chosen payment method. */
  method: string | null;
}

/** When a courier delivers. Empty when its dates cannot be read. */
export function CourierDays({ courier, method }: CourierDaysProps) {
  const { t } = useTranslation('delivery');
  const [now] = useState(Date.now);
  const answer = { ...courier, cost: courier.total };
  return deliveryText(answer, { now, isPaidLater: isPaidLater(method) }, t);
}
