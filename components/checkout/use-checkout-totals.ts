import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCart } from '@/components/cart/use-cart';
import { checkoutTotalsQuery } from '@/lib/api/checkout-totals';
import { paymentMethodsQuery } from '@/lib/api/payment-methods';
import { toPaymentSelection } from '@/lib/domain/checkout/payment-selection';
import { priceCheckout } from '@/lib/domain/checkout/summary';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import { findRemainderPayment } from '@/lib/domain/checkout/wallet-adjustment';
import type { PurchaseProps } from './step-props';

/**
 * The server's totals for the payment chosen so far, or for the one that a remainder below every minimum would have.
 * Earlier totals stay visible while new ones load.
 */
export function useCheckoutTotals({ customer, transactionId, store }: PurchaseProps) {
  // The payment step loads them; elsewhere nothing is requested for this.
  const { data: methods = [] } = useQuery({
    ...paymentMethodsQuery(customer.id, transactionId),
    enabled: false,
  });
  const payment = toPaymentSelection(store()) ?? findRemainderPayment(methods);
  const query = checkoutTotalsQuery(customer.id, payment, transactionId);
  return useQuery({ ...query, placeholderData: keepPreviousData });
}

/** The server's totals with the rows that lead to them from the prices of the cards. Null until they are loaded. */
export function useCheckoutPrice(
  { transactionId, store }: Pick<PurchaseProps, 'transactionId' | 'store'>,
  totals: CheckoutTotals | undefined,
) {
  const isCart = transactionId === null;
  const { totalsLines } = useCart(isCart);
  const data = store();
  return totals ? priceCheckout(totals, data, isCart ? totalsLines : null) : null;
}
