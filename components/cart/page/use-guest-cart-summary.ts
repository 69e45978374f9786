import { useQueries } from '@tanstack/react-query';
import { type CartContents, getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
import { summarizeGuestCart } from '@/lib/domain/cart/guest-cart-summary';
import { estimateShipping, getFreeShippingProgress } from '@/lib/domain/cart/shipping';
import { calculateGuestCartTotals } from '@/lib/domain/cart/totals';
import { deliveryEstimateQuery } from '@/lib/queries/location';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useSessionStore } from '@/stores/session/session-store';

/** Source of the shipping cost: the standard rate, still loading, an unknown zip code, or the couriers' rate for it. */
export type ShippingSource = 'standard' | 'loading' | 'unknown' | 'place';

/** Totals of the purchasable lines of a guest's cart, with the chosen shipping location and insurance. */
export function useGuestCartSummary(contents: CartContents) {
  const isInsured = useCheckoutStore((state) => state.hasShippingInsurance);
  const zipCode = useSessionStore((state) => state.zipCode);
  const lines = getPurchasableCartLines(contents);
  const productsTotal = calculateGuestCartTotals(lines).total;
  const freeShipping = getFreeShippingProgress(productsTotal);
  const isAsked = zipCode !== null && !freeShipping.isReached;
  const estimates = useQueries({
    queries: isAsked ? lines.map(({ product }) => deliveryEstimateQuery(product.id, zipCode)) : [],
  });
  const known = estimates.flatMap(({ data }) => data?.cost ?? []);
  const isComplete = known.length === lines.length;
  const source: ShippingSource = !isAsked
    ? 'standard'
    : estimates.some(({ data }) => data === null)
      ? 'unknown'
      : estimates.some(({ isLoading }) => isLoading)
        ? 'loading'
        : isComplete
          ? 'place'
          : 'standard';
  const shippingCost =
    lines.length === 0 ? 0 : estimateShipping(productsTotal, isComplete && isAsked ? known : null);
  return {
    ...summarizeGuestCart(lines, { shippingCost, isInsured }),
    lines,
    isInsured,
    freeShipping,
    source,
    zipCode,
  };
}
