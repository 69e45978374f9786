import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getPlanChoices } from '@/lib/domain/checkout/monthly-plans';
import { checkoutTotalsQuery } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import type { StepProps } from './step-props';

/** The server's totals for the payment chosen so far. Earlier totals stay visible while new ones load. */
export function useCheckoutTotals({
  customer,
  transactionId,
  store,
}: Pick<StepProps, 'customer' | 'transactionId' | 'store'>) {
  const state = store();
  const { paymentMethodCode, paymentTokenizable } = state;
  const paying = paymentMethodCode && {
    methodCode: paymentMethodCode,
    tokenizableId: paymentTokenizable?.id ?? null,
    plans: getPlanChoices(state),
  };
  const query = checkoutTotalsQuery(customer.id, paying || null, transactionId);
  return useQuery({ ...query, placeholderData: keepPreviousData }, getQueryClient());
}
