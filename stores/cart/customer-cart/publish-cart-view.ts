import { createCartView } from '@/lib/domain/cart/cart-view';
import { getUnitPrice } from '@/lib/domain/cart/totals';
import { customerCartCountQuery, customerCartQuery } from '@/lib/queries/customer-cart';
import { getQueryClient } from '@/lib/queries/query-client';
import {
  acknowledgePrices,
  getAcknowledgedPrices,
  prunePrices,
} from '@/stores/browsing/acknowledged-prices-store';
import { useCartStore } from '../cart-store';
import { type CartView, useCustomerCartStore } from '../customer-cart-store';
import { usePendingChangesStore } from './pending-changes-store';

const EMPTY_VIEW = { states: [], assemblies: [], totals: null, messages: [], isChanging: false };

let isPublishing = false;

/** The view, and the number of its lines if known. */
function currentView(customerId: string): { view: CartView; count: number | null } {
  const client = getQueryClient();
  const query = client.getQueryState(customerCartQuery(customerId).queryKey);
  const deviceLines = useCartStore.getState().lines;
  const cart = query?.data;
  if (!cart) {
    const known = client.getQueryData(customerCartCountQuery(customerId).queryKey);
    const status = query?.status === 'error' && query.fetchStatus === 'idle' ? 'failed' : 'loading';
    const view: CartView = { customerId, status, error: query?.error ?? null, ...EMPTY_VIEW };
    return { view, count: known === undefined ? null : known + deviceLines.length };
  }
  const { pendingChanges, keyOrder, isRefreshingTotals } = usePendingChangesStore.getState();
  const prices = cart.items.map(
    ({ line }) => [line.product.id, getUnitPrice(line.product)] as const,
  );
  acknowledgePrices(customerId, Object.fromEntries(prices), true);
  // While a change is pending, a removed line may still come back, so its price is kept.
  if (Object.keys(pendingChanges).length === 0 && deviceLines.length === 0) {
    prunePrices(customerId, new Set(prices.map(([id]) => id)));
  }
  const seen = getAcknowledgedPrices(customerId);
  const { count, ...shown } = createCartView({
    cart,
    pendingChanges,
    deviceLines,
    acknowledgedPrices: seen,
    keyOrder,
  });
  const { totals, messages } = cart;
  const isChanging =
    isRefreshingTotals || Object.keys(pendingChanges).length > 0 || deviceLines.length > 0;
  const view = { customerId, status: 'ready', error: null, totals, messages, isChanging } as const;
  return { view: { ...view, ...shown }, count };
}

/** Publishes the customer's cart with its pending changes to all screens of this tab. */
export function publishCartView(customerId: string): void {
  // Remembering a price changes a store that triggers this function again.
  if (isPublishing) return;
  isPublishing = true;
  try {
    const { view, count } = currentView(customerId);
    useCustomerCartStore.setState({ view });
    const { lines, serverOnlyCount } = useCartStore.getState();
    const next = count === null ? serverOnlyCount : count - lines.length;
    if (serverOnlyCount !== next) useCartStore.setState({ serverOnlyCount: next });
  } finally {
    isPublishing = false;
  }
}
