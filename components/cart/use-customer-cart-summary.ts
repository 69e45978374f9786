import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { summarizeCustomerCart } from '@/lib/domain/cart/customer-cart-summary';
import type { CartLine } from '@/lib/domain/cart/types';
import { isPickupWithoutStore } from '@/lib/domain/checkout/pickup';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';

/** The summary of a customer's cart, with the chosen insurance and pickup. @param lines those that the totals are about */
export function useCustomerCartSummary(
  totals: CustomerCartTotals,
  lines: readonly CartLine[] | null,
) {
  const hasShippingInsurance = useCheckoutStore((state) => state.hasShippingInsurance);
  const isInsuranceChosen = useCheckoutStore((state) => state.isInsuranceChosen);
  // As in the checkout's summary.
  const isStoreMissing = useCheckoutStore(isPickupWithoutStore);
  const choice = { hasShippingInsurance, isInsuranceChosen, isStoreMissing };
  return summarizeCustomerCart(totals, choice, lines);
}

/** Number of pieces in the lines of a total. */
export const countPieces = (lines: readonly CartLine[] | null): number =>
  (lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
