import { useState } from 'react';
import { deliveryText } from '@/components/product/delivery/delivery-text';
import { Icon } from '@/components/ui/icon';
import type { Courier } from '@/lib/domain/checkout/types';
import { formatPrice } from '@/lib/domain/money';
import { isPaidLater } from '@/lib/domain/payments/payment-method';
import { useTranslation } from '@/lib/i18n/client';

export function CourierPrice({ courier: { price, total } }: { courier: Courier }) {
  const { t } = useTranslation('shipment');
  return (
    <>
      {total < price && (
        <>
          <span className="visually-hidden">{t('courier.before')} </span>
          <s className="soft">{formatPrice(price)}</s>{' '}
        </>
      )}
      <strong className={total === 0 ? 'text-saved' : ''}>
        {total === 0 ? t('free') : formatPrice(total)}
      </strong>
    </>
  );
}

/** When a courier delivers. Empty when its dates cannot be read. */
export function CourierDays({ courier, method }: { courier: Courier; method: string | null }) {
  const { t } = useTranslation('delivery');
  const [now] = useState(Date.now);
  const answer = { ...courier, cost: courier.total };
  return deliveryText(answer, { now, isPaidLater: isPaidLater(method) }, t);
}

export function DigitalDelivery({ email }: { email: string }) {
  const { t } = useTranslation('shipment');
  return (
    <p className="flex items-start gap-3">
      <Icon name="mail" />
      <span>{email ? t('digital.text', { email }) : t('digital.textAccount')}</span>
    </p>
  );
}
