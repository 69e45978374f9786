import { getUnitPrices } from '@/lib/domain/cart/line-prices';
import { acknowledgePrices, prunePrices } from '@/stores/browsing/acknowledged-prices-store';
import { useCartStore } from '../cart-store';
import { getCachedCart } from './cart-cache';

/** Remembers the prices of products that are new in the cart, and forgets those of products that it no longer has. */
export function rememberSeenPrices(customerId: string, isChanging: boolean): void {
  const items = getCachedCart(customerId)?.items;
  if (!items) return;
  const prices = items.map(
    ({ line }) => [line.product.id, getUnitPrices(line.product).final] as const,
  );
  acknowledgePrices(customerId, Object.fromEntries(prices), true);
  // While a change is pending, a removed line may still come back, so its price is kept.
  if (isChanging || useCartStore.getState().lines.length > 0) return;
  prunePrices(customerId, new Set(prices.map(([id]) => id)));
}
