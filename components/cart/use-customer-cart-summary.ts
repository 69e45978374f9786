import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { summarizeCustomerCart } from '@/lib/domain/cart/customer-cart-summary';
import type { CartLine } from '@/lib/domain/cart/types';
import { isPickupWithoutStore } from '@/lib/domain/checkout/pickup';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { isCartOfCheckout } from '@/stores/flows/checkout/sync-checkout';

/** The summary of a customer's cart, with the chosen insurance and pickup. @param lines those that the totals are about */
export function useCustomerCartSummary(
  totals: CustomerCartTotals,
  lines: readonly CartLine[] | null,
) {
  const hasShippingInsurance = useCheckoutStore((state) => state.hasShippingInsurance);
  const isInsuranceChosen = useCheckoutStore((state) => state.isInsuranceChosen);
  // As in the checkout's summary, unless another device has changed the cart since: then the checkout starts anew.
  const isStoreMissing = useCheckoutStore(
    (state) => isPickupWithoutStore(state) && (!lines || isCartOfCheckout(state, lines)),
  );
  const choice = { hasShippingInsurance, isInsuranceChosen, isStoreMissing };
  return summarizeCustomerCart(totals, choice, lines);
}

/** Number of pieces in the lines of a total. */
export const countPieces = (lines: readonly CartLine[] | null): number =>
  (lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
