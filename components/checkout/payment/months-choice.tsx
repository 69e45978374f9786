import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { monthlyOptionsQuery } from '@/lib/api/monthly-options';
import { getPlanChoices, hasInstalments } from '@/lib/domain/checkout/monthly-plans';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import { isCardMethod } from '@/lib/domain/payments/payment-method';
import { useTranslation } from '@/lib/i18n/client';
import { MonthlyPlanGroups } from '../monthly/monthly-plan-group';
import type { PurchaseProps } from '../step-props';
import { useFinancedAmount } from '../use-checkout-totals';

/** The number of months that is wanted for each monthly option, by its id. It outlives another card or method. */
export function useWantedMonths(store: PurchaseProps['store']) {
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(
      getPlanChoices(store.getState()).map(({ optionId, months }) => [optionId, months]),
    ),
  );
  const want = (optionId: string, months: number) => setWanted({ ...wanted, [optionId]: months });
  return { wanted, want };
}

type MonthsChoiceProps = PurchaseProps &
  ReturnType<typeof useWantedMonths> & {
    method: PaymentMethod;
  };

/** The months are chosen with the card. The single payment stands chosen; without anything to choose nothing is shown. */
export function MonthsChoice({ method, wanted, want, ...props }: MonthsChoiceProps) {
  const { customer, transactionId, store } = props;
  const { t } = useTranslation('checkout');
  const { hasShippingInsurance, isInsuranceChosen, paymentTokenizable } = store();
  const isOwn = paymentTokenizable?.paymentMethodCode === method.code;
  const tokenizableId = isOwn ? paymentTokenizable.id : null;
  const payment = { methodCode: method.code, tokenizableId, plans: [] };
  const { data: sent = [], isLoading } = useQuery({
    ...monthlyOptionsQuery(customer.id, payment, transactionId),
    enabled: isCardMethod(method.code),
    retry: false,
  });
  const options = sent.filter(({ plans }) => plans.length > 0);
  const amount = useFinancedAmount(
    { monthlyPaymentOptions: options, hasShippingInsurance, isInsuranceChosen },
    transactionId,
  );
  if (isLoading) return <div className="skeleton h-56" />;
  if (!hasInstalments(options)) return null;
  return (
    <div className="pay-months">
      <MonthlyPlanGroups
        options={options}
        plans={options.map(
          ({ id, plans }) => plans.find(({ months }) => months === (wanted[id] ?? 1)) ?? null,
        )}
        amount={amount}
        onChoose={(slot, { months }) => want(options[slot]?.id ?? '', months)}
      />
      <p className="pay-about">{t('monthly.beforeDelivery')}</p>
    </div>
  );
}
