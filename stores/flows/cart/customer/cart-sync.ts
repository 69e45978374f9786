import { QueryObserver } from '@tanstack/react-query';
import { getQueryClient } from '@/lib/api/client/query-client';
import { cartKey } from '@/lib/api/client/query-parts';
import { customerCartCountQuery, customerCartQuery } from '@/lib/api/customer-cart';
import { onReturn } from '@/lib/browser/on-return';
import { getCartLines } from '@/lib/domain/cart/cart-view';
import { getUnitPrices } from '@/lib/domain/cart/line-prices';
import { getLineKey } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import {
  acknowledgePrices,
  clearAcknowledgedPrices,
  prunePrices,
} from '@/stores/browsing/acknowledged-prices-store';
import { useCartStore } from '@/stores/cart/cart-store';
import {
  type CartSource,
  type CartView,
  useCustomerCartStore,
} from '@/stores/cart/customer-cart-store';
import { followCustomer } from '@/stores/session/session-actions';
import { createCartChanges } from '../cart-actions';
import { cartTabs, getCachedCart, getCachedCartCount, refreshCart } from './cart-cache';
import { keepSendingDeviceLines } from './send-device-lines';

/** Remembers the prices of products that are new in the cart, and forgets those of products that it no longer has. */
function rememberSeenPrices(customerId: string, isChanging: boolean): void {
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

const STALE_AFTER = 10_000;

/** Refetches the cart when the shopper returns to the tab or comes online, and when another tab changed it. */
function refetchOnReturn(
  customerId: string,
  changes: ReturnType<typeof createCartChanges>,
  sendNow: () => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const age = () => {
    const { queryKey } = customerCartQuery(customerId);
    const { dataUpdatedAt = 0 } = getQueryClient().getQueryState(queryKey) ?? {};
    return Date.now() - dataUpdatedAt;
  };
  const refresh = () => {
    sendNow();
    if (!document.hidden && changes.getPending().size === 0 && age() > STALE_AFTER)
      void refreshCart(customerId);
  };
  onReturn(refresh, signal);
  addEventListener('online', refresh, { signal });
  const unsubscribe = cartTabs.subscribe((changed) => {
    if (changed === customerId) void refreshCart(customerId);
  });
  return () => {
    stop.abort();
    unsubscribe();
  };
}

/** The units of each line of the cart that are not on the device. */
function getServerQuantities(view: CartView): Record<string, number> {
  const quantities: Record<string, number> = {};
  const add = (line: CartLine, sign: 1 | -1) => {
    const key = getLineKey(line);
    quantities[key] = (quantities[key] ?? 0) + sign * line.quantity;
  };
  for (const line of getCartLines(view)) add(line, 1);
  for (const line of useCartStore.getState().lines) add(line, -1);
  return quantities;
}

/** Gives the header the number of lines that only the server has, before the cart's screens are loaded, and buttons the quantities. */
function countServerLines(customerId: string, source: CartSource): void {
  const { lines, serverOnlyCount, serverQuantities } = useCartStore.getState();
  const view = source.getView();
  const next =
    view.status === 'ready'
      ? getCartLines(view).length - lines.length
      : (getCachedCartCount(customerId) ?? serverOnlyCount);
  if (serverOnlyCount !== next) useCartStore.setState({ serverOnlyCount: next });
  const quantities = view.status === 'ready' ? getServerQuantities(view) : serverQuantities;
  if (JSON.stringify(quantities) !== JSON.stringify(serverQuantities))
    useCartStore.setState({ serverQuantities: quantities });
}

/** Sets whether the signed-in customer's cart is on screen: only then it is fetched. */
let fetchWhile: ((isShown: boolean) => void) | null = null;
let observers = 0;

function syncCart(customerId: string): () => void {
  const client = getQueryClient();
  const changes = createCartChanges(customerId);
  const device = keepSendingDeviceLines(customerId, () => void changes.refreshTotals());
  const onChange = () => {
    rememberSeenPrices(customerId, changes.getPending().size > 0);
    countServerLines(customerId, changes);
  };
  const stops = [
    device.end,
    refetchOnReturn(customerId, changes, device.send),
    changes.subscribe(onChange),
    changes.end,
  ];
  const observer = new QueryObserver(client, customerCartQuery(customerId));
  let hide: (() => void) | undefined;
  fetchWhile = (isShown) => {
    if (isShown) hide ??= observer.subscribe(() => undefined);
    else {
      hide?.();
      hide = undefined;
    }
  };
  useCustomerCartStore.setState({ source: changes });
  client.prefetchQuery(customerCartCountQuery(customerId)).catch(() => undefined);
  onChange();
  fetchWhile(observers > 0);
  return () => {
    fetchWhile = null;
    for (const stop of stops) stop();
    hide?.();
    clearAcknowledgedPrices();
    client.removeQueries({ queryKey: cartKey(customerId) });
    useCustomerCartStore.setState({ source: null });
    useCartStore.setState({ serverOnlyCount: null, serverQuantities: {} });
  };
}

let isStarted = false;

/** Starts to keep this tab's view of the signed-in customer's cart up to date. Further calls do nothing. */
export function startCartSync(): void {
  if (isStarted) return;
  isStarted = true;
  followCustomer(syncCart);
}

/** Call it while the cart's lines are on screen: only then they are fetched. Returns a function that ends it. */
export function observeCartLines(): () => void {
  startCartSync();
  observers += 1;
  fetchWhile?.(true);
  return () => {
    observers -= 1;
    fetchWhile?.(observers > 0);
  };
}
