import { QueryObserver } from '@tanstack/react-query';
import { cartKey, customerCartCountQuery, customerCartQuery } from '@/lib/queries/customer-cart';
import { getQueryClient } from '@/lib/queries/query-client';
import {
  clearAcknowledgedPrices,
  useAcknowledgedPricesStore,
} from '@/stores/browsing/acknowledged-prices-store';
import { createCustomerCartActions } from '@/stores/flows/cart/customer-cart-actions';
import { hasGuestLines, mergeGuestCart } from '@/stores/flows/cart/merge-guest-cart';
import { useCartStore } from '../cart-store';
import { useCustomerCartStore } from '../customer-cart-store';
import { refreshCart } from './cart-cache';
import { refreshTotals, resetQueue } from './cart-change-queue';
import { notifyWaiting } from './cart-notifications';
import { subscribeToOtherTabs } from './other-tabs';
import { usePendingChangesStore } from './pending-changes-store';
import { publishCartView } from './publish-cart-view';

/** Delay before a failed merge of device lines is tried again, in milliseconds. */
const RETRY_DELAY = 15_000;
/** When the shopper returns to the tab, a cart older than this is refetched, in milliseconds. */
const STALE_AFTER = 10_000;

export interface CartSync {
  customerId: string;
  /** Sets whether the cart's lines are on screen: only then they are fetched. */
  setObserved: (isShown: boolean) => void;
  stop: () => void;
}

/** Sends the lines on the device to the server whenever there are some, and retries after a failure. */
function startGuestCartMerging(customerId: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTold = false;
  let isOver = false;
  const bring = async () => {
    clearTimeout(timer);
    if (isOver || !hasGuestLines()) return;
    try {
      await mergeGuestCart(customerId);
      isTold = false;
      if (!isOver) void refreshTotals(customerId);
    } catch (error) {
      if (isOver) return;
      if (!isTold && navigator.onLine) void notifyWaiting(error).catch(() => null);
      isTold = true;
      timer = setTimeout(bring, RETRY_DELAY);
    }
  };
  let known = useCartStore.getState().lines;
  const stop = useCartStore.subscribe(({ lines }) => {
    const isMore = lines.length > 0 && lines !== known;
    known = lines;
    if (isMore) void bring();
  });
  void bring();
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    stop();
  };
  return { bring, end };
}

/** Refetches the cart when the shopper returns to the tab or comes online, and when another tab changed it. */
function refetchOnReturn(customerId: string, bring: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const age = () => {
    const { queryKey } = customerCartQuery(customerId);
    const { dataUpdatedAt = 0 } = getQueryClient().getQueryState(queryKey) ?? {};
    return Date.now() - dataUpdatedAt;
  };
  const isBusy = () => Object.keys(usePendingChangesStore.getState().pendingChanges).length > 0;
  const refresh = () => {
    bring();
    if (!document.hidden && !isBusy() && age() > STALE_AFTER) void refreshCart(customerId);
  };
  addEventListener('focus', refresh, { signal });
  document.addEventListener('visibilitychange', refresh, { signal });
  addEventListener('online', refresh, { signal });
  const deafen = subscribeToOtherTabs((changed) => {
    if (changed === customerId) void refreshCart(customerId);
  });
  return () => {
    stop.abort();
    deafen();
  };
}

export function createCartSync(customerId: string): CartSync {
  const client = getQueryClient();
  const own = JSON.stringify(cartKey(customerId)).slice(0, -1);
  const { end: stopBringing, bring } = startGuestCartMerging(customerId);
  const tell = () => publishCartView(customerId);
  const stops = [
    stopBringing,
    refetchOnReturn(customerId, bring),
    client.getQueryCache().subscribe(({ query }) => {
      if (query.queryHash.startsWith(own)) tell();
    }),
    usePendingChangesStore.subscribe(tell),
    useCartStore.subscribe(tell),
    useAcknowledgedPricesStore.subscribe(tell),
  ];
  const observer = new QueryObserver(client, customerCartQuery(customerId));
  let hide: (() => void) | null = null;
  useCustomerCartStore.setState({ actions: createCustomerCartActions(customerId) });
  client.prefetchQuery(customerCartCountQuery(customerId)).catch(() => undefined);
  tell();
  return {
    customerId,
    setObserved: (isShown) => {
      if (isShown) hide ??= observer.subscribe(() => undefined);
      else {
        hide?.();
        hide = null;
      }
    },
    stop: () => {
      for (const stop of stops) stop();
      hide?.();
      resetQueue();
      clearAcknowledgedPrices();
      client.removeQueries({ queryKey: cartKey(customerId) });
      useCustomerCartStore.setState({ view: null, actions: null });
      useCartStore.setState({ serverOnlyCount: null });
    },
  };
}
