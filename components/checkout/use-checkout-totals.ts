import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toPaymentSelection } from '@/lib/domain/checkout/payment-selection';
import { checkoutTotalsQuery } from '@/lib/queries/checkout';
import type { StepProps } from './step-props';

/** The server's totals for the payment chosen so far. Earlier totals stay visible while new ones load. */
export function useCheckoutTotals({
  customer,
  transactionId,
  store,
}: Pick<StepProps, 'customer' | 'transactionId' | 'store'>) {
  const query = checkoutTotalsQuery(customer.id, toPaymentSelection(store()), transactionId);
  return useQuery({ ...query, placeholderData: keepPreviousData });
}
