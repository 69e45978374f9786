import { useQueries } from '@tanstack/react-query';
import { type LineState, purchasableLines } from '@/lib/domain/cart/line-state';
import { freeShippingProgress, shippingEstimate } from '@/lib/domain/cart/shipping';
import { guestSummary } from '@/lib/domain/cart/summary';
import { guestTotals } from '@/lib/domain/cart/totals';
import { deliveryEstimate } from '@/lib/queries/location';
import { getQueryClient } from '@/lib/queries/query-client';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useSessionStore } from '@/stores/session/session-store';

/** Source of the shipping cost: the standard rate, still loading, an unknown zip code, or the couriers' rate for it. */
export type ShippingSource = 'standard' | 'loading' | 'unknown' | 'place';

/** Totals of the purchasable lines of a guest's cart, with the chosen shipping location and insurance. */
export function useSummary(states: readonly LineState[]) {
  const isInsured = useCheckoutStore((state) => state.hasShippingInsurance);
  const zipCode = useSessionStore((state) => state.zipCode);
  const lines = purchasableLines(states);
  const productsTotal = guestTotals(lines).total;
  const free = freeShippingProgress(productsTotal);
  const isAsked = zipCode !== null && !free.isReached;
  const estimates = useQueries(
    {
      queries: isAsked ? lines.map(({ product }) => deliveryEstimate(product.id, zipCode)) : [],
    },
    getQueryClient(),
  );
  const known = estimates.flatMap(({ data }) => (data ? [data.cost] : []));
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
    lines.length === 0 ? 0 : shippingEstimate(productsTotal, isComplete && isAsked ? known : null);
  return { ...guestSummary(lines, { shippingCost, isInsured }), isInsured, free, source, zipCode };
}
