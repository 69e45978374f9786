import { removeInsurance } from '@/lib/domain/checkout/summary';
import type { StepProps } from '../step-props';
import { useCheckoutTotals } from '../use-checkout-totals';

/** The server's totals, with a removed insurance already subtracted before the server confirms it. */
export function useOptimisticTotals(
  props: Pick<StepProps, 'customer' | 'transactionId' | 'store'>,
) {
  const { data, isPlaceholderData, isError, refetch } = useCheckoutTotals(props);
  const isInsured = props.store((state) => state.hasShippingInsurance);
  const isOffered = props.transactionId === null;
  const totals = data && !isInsured && isOffered ? removeInsurance(data) : data;
  return { totals, isStale: isPlaceholderData, isFailed: isError && !data, retry: refetch };
}
