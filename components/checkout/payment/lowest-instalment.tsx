import { useQuery } from '@tanstack/react-query';
import { monthlyOptionsQuery } from '@/lib/api/monthly-options';
import { findLowestInstalment } from '@/lib/domain/checkout/lowest-instalment';
import { filterActiveTokenizables } from '@/lib/domain/checkout/tokens';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import { formatPrice } from '@/lib/domain/money';
import { isCardMethod } from '@/lib/domain/payments/method-codes';
import { useTranslation } from '@/lib/i18n/client';
import { planInterestText } from '../shared/plan-interest-text';
import { useFinancedAmount } from '../shared/use-financed-amount';
import type { PurchaseProps } from '../step-props';

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
