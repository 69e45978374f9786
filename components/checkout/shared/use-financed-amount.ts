import { useIsFetching } from '@tanstack/react-query';
import { cartKey } from '@/lib/api/client/query-parts';
import type { InsuranceDecision } from '@/lib/domain/checkout/insurance';
import { getFinancedAmount } from '@/lib/domain/checkout/plan-interest';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import { useCustomerCartView } from '@/stores/cart/customer-cart-store';

type Data = Pick<CheckoutData, 'monthlyPaymentOptions'> & InsuranceDecision;

/**
 * What is paid in months, in pesos. Null when it is unknown, as of an order that exists already, and while the cart is
 * asked for again: compared with an earlier amount, a plan without interest could look like one with it.
 */
export function useFinancedAmount(data: Data, transactionId: string | null): number | null {
  const view = useCustomerCartView();
  const isOutdated = useIsFetching({ queryKey: cartKey(view?.customerId ?? '') }) > 0;
  return transactionId === null && !isOutdated
    ? getFinancedAmount(data.monthlyPaymentOptions, view?.totals ?? null, data)
    : null;
}
