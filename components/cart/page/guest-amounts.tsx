import { useQueries, useQuery } from '@tanstack/react-query';
import { deliveryEstimateQuery, deliveryEstimatesQuery, MAX_ESTIMATED } from '@/lib/api/location';
import { productsByIdQuery } from '@/lib/api/product-summaries';
import { type CartContents, getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
import {
  calculateGuestCartTotals,
  priceGuestCart,
  summarizeGuestCart,
} from '@/lib/domain/cart/guest-cart-summary';
import { IVA_PERCENT } from '@/lib/domain/cart/line-prices';
import {
  estimateShipping,
  FREE_SHIPPING_REACHED,
  getFreeShippingProgress,
} from '@/lib/domain/cart/shipping';
import type { CartLine } from '@/lib/domain/cart/types';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useSessionStore } from '@/stores/session/session-store';
import { CartAmounts } from '../price-rows';

/** Source of the shipping cost: the standard rate, still loading, an unknown zip code, or the couriers' rate for it. */
export type ShippingSource = 'standard' | 'loading' | 'unknown' | 'place';

/** Totals of the purchasable lines of a guest's cart, with the chosen shipping location and insurance of what is sent. */
export function useGuestCartSummary(contents: CartContents) {
  const isInsured = useCheckoutStore((state) => state.hasShippingInsurance);
  const zipCode = useSessionStore((state) => state.zipCode);
  const lines = getPurchasableCartLines(contents);
  const { data: products } = useQuery({
    ...productsByIdQuery(lines.map(({ product }) => product.id)),
    retry: false,
  });
  const find = ({ product }: CartLine) => products?.get(product.id);
  const sent = lines.filter((line) => !find(line)?.isDigital);
  const isDigital = lines.length > 0 && sent.length === 0;
  const productsTotal = calculateGuestCartTotals(lines).total;
  const progress = getFreeShippingProgress(productsTotal);
  const isAsked = zipCode !== null && !progress.isReached;
  const ids = contents.states.map(({ line }) => line.product.id).slice(0, MAX_ESTIMATED);
  // The same call as that of the lines, which say their days. Each of the rest is asked for alone.
  const together = useQuery({
    ...deliveryEstimatesQuery(ids, zipCode ?? ''),
    enabled: isAsked && ids.length > 0,
    retry: false,
  });
  const rest = sent.filter(({ product }) => !together.data?.has(product.id));
  const estimates = useQueries({
    queries:
      isAsked && !together.isLoading
        ? rest.map(({ product }) => deliveryEstimateQuery(product.id, zipCode))
        : [],
  });
  // Without a place the cart says what the cards say: some products are sent for nothing anywhere.
  const arePromoted = zipCode === null && sent.every((line) => find(line)?.hasShippingPromotion);
  const known = [
    ...sent.map(({ product }) => together.data?.get(product.id)),
    ...estimates.map(({ data }) => data),
  ].flatMap((estimate) => estimate?.cost ?? []);
  const isComplete = known.length === sent.length;
  const source: ShippingSource = !isAsked
    ? arePromoted
      ? 'place'
      : 'standard'
    : estimates.some(({ data }) => data === null)
      ? 'unknown'
      : [together, ...estimates].some(({ isLoading }) => isLoading)
        ? 'loading'
        : isComplete
          ? 'place'
          : 'standard';
  const costs = isAsked && isComplete ? known : arePromoted ? [0] : null;
  const shippingCost = sent.length === 0 ? 0 : estimateShipping(productsTotal, costs);
  const isFree = shippingCost === 0 && sent.length > 0;
  const summary = summarizeGuestCart(lines, { shippingCost, isInsured: isInsured && !isDigital });
  const { totals, rows, inMonths } = priceGuestCart(lines, summary, {
    shipping: sent.length === 0 ? null : shippingCost,
    insurance: isInsured && !isDigital ? summary.insuranceWithTax : 0,
  });
  return {
    ...summary,
    tax: totals.tax,
    total: totals.total,
    rows,
    inMonths,
    lines,
    isInsured: isInsured && !isDigital,
    /** Nothing is sent: there is neither shipping nor insurance. */
    isDigital,
    freeShipping: isDigital ? null : isFree ? FREE_SHIPPING_REACHED : progress,
    isFreeByAmount: progress.isReached,
    source,
    zipCode,
  };
}

export function GuestAmounts({ summary }: { summary: ReturnType<typeof useGuestCartSummary> }) {
  return (
    <CartAmounts
      rows={summary.rows}
      pieces={summary.pieces}
      couponCode={null}
      amounts={summary}
      ivaPercentage={IVA_PERCENT}
      isEstimate
    />
  );
}
