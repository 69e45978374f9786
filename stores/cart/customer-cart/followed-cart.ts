import { QueryObserver } from '@tanstack/react-query';
import { cartKey, customerCart, customerCartCount } from '@/lib/queries/customer-cart';
import { getQueryClient } from '@/lib/queries/query-client';
import { forgetPrices, useSeenPrices } from '@/stores/browsing/seen-prices-store';
import { actionsOf } from '@/stores/flows/cart/actions';
import { bringDeviceCart, hasDeviceLines } from '@/stores/flows/cart/bring-device-cart';
import { useCartStore } from '../cart-store';
import { useCustomerCart } from '../customer-cart-store';
import { refreshCart } from './cart-cache';
import { hearOtherTabs } from './other-tabs';
import { publish } from './publish';
import { tellWaiting } from './tell';
import { endWishes, recount } from './wish';
import { useWishes } from './wishes-store';

/** Delay before a failed merge of device lines is tried again, in milliseconds. */
const RETRY_DELAY = 15_000;
/** When the shopper returns to the tab, a cart older than this is refetched, in milliseconds. */
const OLD = 10_000;

export interface FollowedCart {
  customerId: string;
  /** Sets whether the cart's lines are on screen: only then they are fetched. */
  show: (isShown: boolean) => void;
  end: () => void;
}

/** Sends the lines on the device to the server whenever there are some, and retries after a failure. */
function bringAlways(customerId: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTold = false;
  let isOver = false;
  const bring = async () => {
    clearTimeout(timer);
    if (isOver || !hasDeviceLines()) return;
    try {
      await bringDeviceCart(customerId);
      isTold = false;
      if (!isOver) void recount(customerId);
    } catch (error) {
      if (isOver) return;
      if (!isTold && navigator.onLine) void tellWaiting(error).catch(() => null);
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
function keepFresh(customerId: string, bring: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const age = () => {
    const { queryKey } = customerCart(customerId);
    const { dataUpdatedAt = 0 } = getQueryClient().getQueryState(queryKey) ?? {};
    return Date.now() - dataUpdatedAt;
  };
  const isBusy = () => Object.keys(useWishes.getState().wishes).length > 0;
  const refresh = () => {
    bring();
    if (!document.hidden && !isBusy() && age() > OLD) void refreshCart(customerId);
  };
  addEventListener('focus', refresh, { signal });
  document.addEventListener('visibilitychange', refresh, { signal });
  addEventListener('online', refresh, { signal });
  const deafen = hearOtherTabs((changed) => {
    if (changed === customerId) void refreshCart(customerId);
  });
  return () => {
    stop.abort();
    deafen();
  };
}

export function beginCustomer(customerId: string): FollowedCart {
  const client = getQueryClient();
  const own = JSON.stringify(cartKey(customerId)).slice(0, -1);
  const { end: stopBringing, bring } = bringAlways(customerId);
  const tell = () => publish(customerId);
  const stops = [
    stopBringing,
    keepFresh(customerId, bring),
    client.getQueryCache().subscribe(({ query }) => {
      if (query.queryHash.startsWith(own)) tell();
    }),
    useWishes.subscribe(tell),
    useCartStore.subscribe(tell),
    useSeenPrices.subscribe(tell),
  ];
  const observer = new QueryObserver(client, customerCart(customerId));
  let hide: (() => void) | null = null;
  useCustomerCart.setState({ actions: actionsOf(customerId) });
  client.prefetchQuery(customerCartCount(customerId)).catch(() => undefined);
  tell();
  return {
    customerId,
    show: (isShown) => {
      if (isShown) hide ??= observer.subscribe(() => undefined);
      else {
        hide?.();
        hide = null;
      }
    },
    end: () => {
      for (const stop of stops) stop();
      hide?.();
      endWishes();
      forgetPrices();
      client.removeQueries({ queryKey: cartKey(customerId) });
      useCustomerCart.setState({ view: null, actions: null });
      useCartStore.setState({ others: null });
    },
  };
}
