import { cartView } from '@/lib/domain/cart/cart-view';
import { guestUnitPrice } from '@/lib/domain/cart/totals';
import { customerCart, customerCartCount } from '@/lib/queries/customer-cart';
import { getQueryClient } from '@/lib/queries/query-client';
import { keepPrices, pricesSeenBy, seePrices } from '@/stores/browsing/seen-prices-store';
import { useCartStore } from '../cart-store';
import { type CartView, useCustomerCart } from '../customer-cart-store';
import { useWishes } from './wishes-store';

const NOTHING = { states: [], assemblies: [], totals: null, messages: [], isChanging: false };

let isPublishing = false;

/** The view, and the number of its lines if known. */
function currentView(customerId: string): { view: CartView; count: number | null } {
  const client = getQueryClient();
  const query = client.getQueryState(customerCart(customerId).queryKey);
  const deviceLines = useCartStore.getState().lines;
  const cart = query?.data;
  if (!cart) {
    const known = client.getQueryData(customerCartCount(customerId).queryKey);
    const status = query?.status === 'error' && query.fetchStatus === 'idle' ? 'failed' : 'loading';
    const view: CartView = { customerId, status, error: query?.error ?? null, ...NOTHING };
    return { view, count: known === undefined ? null : known + deviceLines.length };
  }
  const { wishes, order, isRecounting } = useWishes.getState();
  const prices = cart.items.map(
    ({ line }) => [line.product.id, guestUnitPrice(line.product)] as const,
  );
  seePrices(customerId, Object.fromEntries(prices), true);
  // While a change is pending, a removed line may still come back, so its price is kept.
  if (Object.keys(wishes).length === 0 && deviceLines.length === 0) {
    keepPrices(customerId, new Set(prices.map(([id]) => id)));
  }
  const seen = pricesSeenBy(customerId);
  const { count, ...shown } = cartView({ cart, wishes, deviceLines, seen, order });
  const { totals, messages } = cart;
  const isChanging = isRecounting || Object.keys(wishes).length > 0 || deviceLines.length > 0;
  const view = { customerId, status: 'ready', error: null, totals, messages, isChanging } as const;
  return { view: { ...view, ...shown }, count };
}

/** Publishes the customer's cart with its pending changes to all screens of this tab. */
export function publish(customerId: string): void {
  // Remembering a price changes a store that triggers this function again.
  if (isPublishing) return;
  isPublishing = true;
  try {
    const { view, count } = currentView(customerId);
    useCustomerCart.setState({ view });
    const { lines, others } = useCartStore.getState();
    const next = count === null ? others : count - lines.length;
    if (others !== next) useCartStore.setState({ others: next });
  } finally {
    isPublishing = false;
  }
}
