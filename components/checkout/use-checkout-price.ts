import { useCart } from '@/components/cart/use-cart';
import { priceCheckout } from '@/lib/domain/checkout/summary';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import type { PurchaseProps } from './step-props';

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
