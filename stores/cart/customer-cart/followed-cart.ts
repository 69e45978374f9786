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

/** Until what could not be handed over is tried again, in milliseconds. */
const RETRY_DELAY = 15_000;
/** A cart that was asked for so long ago is asked for again when the shopper comes back, in milliseconds. */
const OLD = 10_000;

export interface FollowedCart {
  customerId: string;
  /** Whether its lines are on screen: only then they are asked for. */
  show: (isShown: boolean) => void;
  end: () => void;
}

/** Hands over what the device holds as soon as it holds something, and again after a failure. */
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

/** Asks anew when the shopper comes back to the tab, and when another tab changed something. */
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
