import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { monthlyOptionsQuery } from '@/lib/api/monthly-options';
import { findLowestInstalment } from '@/lib/domain/checkout/plan-interest';
import { filterActiveTokenizables } from '@/lib/domain/checkout/tokens';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import { formatPrice } from '@/lib/domain/money';
import { isCardMethod } from '@/lib/domain/payments/payment-method';
import { useTranslation } from '@/lib/i18n/client';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import type { PurchaseProps } from '../step-props';
import { planInterestText, useFinancedAmount } from '../use-checkout-totals';
import { MethodMark } from './method-mark';

interface MethodChoiceProps {
  method: PaymentMethod;
  config: PaymentConfig;
  isChosen: boolean;
  instalment: ReactNode;
  onChoose: () => void;
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
      {isChosen && isAvailable && <div className="pr-3 pl-12 pb-5 max-sm:pl-3">{children}</div>}
    </div>
  );
}

type LowestInstalmentProps = PurchaseProps & {
  method: PaymentMethod;
};

const TEXTS = {
  free: 'payment.fromFree',
  charged: 'payment.fromInterest',
  unknown: 'payment.from',
} as const;

/** The lowest monthly payment that the backend offers with a card method. Nothing until it is known. */
export function LowestInstalment({
  customer,
  transactionId,
  store,
  method,
}: LowestInstalmentProps) {
  const { t } = useTranslation('checkout');
  const hasShippingInsurance = store((state) => state.hasShippingInsurance);
  const isInsuranceChosen = store((state) => state.isInsuranceChosen);
  const { code: methodCode, tokenizables, isAvailable } = method;
  const card = filterActiveTokenizables(tokenizables, Date.now())[0];
  const payment = { methodCode, tokenizableId: card?.id ?? null, plans: [] };
  const { data = [] } = useQuery({
    ...monthlyOptionsQuery(customer.id, payment, transactionId),
    enabled: isAvailable && isCardMethod(methodCode),
    retry: false,
  });
  const amount = useFinancedAmount(
    { monthlyPaymentOptions: data, hasShippingInsurance, isInsuranceChosen },
    transactionId,
  );
  const lowest = findLowestInstalment(data, amount);
  if (!lowest) return null;
  const { plan, interest } = lowest;
  const cost = planInterestText(lowest, t);
  return (
    <span className="block">
      <span className="font-semibold text-ink">
        {t(TEXTS[interest], { amount: formatPrice(plan.price), months: plan.months })}
      </span>
      {interest === 'charged' && (
        <span className="block">
          {[t('monthly.total', { amount: formatPrice(plan.total) }), cost]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </span>
  );
}
