import type { ReactNode } from 'react';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { MethodMark } from './method-mark';

interface MethodChoiceProps {
  method: PaymentMethod;
  config: PaymentConfig;
  isChosen: boolean;
  /** What it costs in months. */
  instalment: ReactNode;
  onChoose: () => void;
  /** The method's fields, shown once it is chosen. */
  children: ReactNode;
}

/** A payment method, with its maximum amount and the reason when it is not available. */
export function MethodChoice({
  method,
  config,
  isChosen,
  instalment,
  onChoose,
  children,
}: MethodChoiceProps) {
  const { t } = useTranslation('checkout');
  const { code, name, description, isAvailable, unavailableReason, maximumAmount } = method;
  const about = `about-${code}`;
  return (
    <div className="pay-method" data-off={!isAvailable || undefined}>
      <label>
        <input
          type="radio"
          name="payment-method"
          checked={isChosen}
          disabled={!isAvailable}
          onChange={onChoose}
          aria-labelledby={`name-${code}`}
          aria-describedby={about}
        />
        <span className="min-w-0 flex-1">
          <strong id={`name-${code}`}>{name}</strong>
          <span id={about} className="pay-about">
            {description}
            {maximumAmount !== null &&
              ` ${t('payment.most', { amount: formatPrice(maximumAmount) })}`}
            {instalment}
            {!isAvailable && (
              <span className="block text-warn font-semibold">
                {unavailableReason || t('payment.unavailable')}
              </span>
            )}
          </span>
        </span>
        <MethodMark method={method} config={config} />
      </label>
      {isChosen && isAvailable && <div className="pay-body">{children}</div>}
    </div>
  );
}
