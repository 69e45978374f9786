import { getQueryClient } from '@/lib/api/client/query-client';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { createCartView } from '@/lib/domain/cart/cart-view';
import {
  getAcknowledgedPrices,
  useAcknowledgedPricesStore,
} from '@/stores/browsing/acknowledged-prices-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { type CartSource, type CartView, EMPTY_CART_VIEW } from '@/stores/cart/customer-cart-store';
import { subscribeToCartCache } from './cart-cache';
import type { CartChanges } from './cart-changes';

/** Everything that the view of a customer's cart is derived from. */
function readInputs(customerId: string, changes: CartChanges) {
  const query = getQueryClient().getQueryState(customerCartQuery(customerId).queryKey);
  return {
    cart: query?.data,
    error: query?.error ?? null,
    isFailed: query?.status === 'error' && query.fetchStatus === 'idle',
    pendingChanges: changes.getPending(),
    ...changes.getState(),
    deviceLines: useCartStore.getState().lines,
    acknowledgedPrices: getAcknowledgedPrices(customerId),
  };
}

type Inputs = ReturnType<typeof readInputs>;

function deriveView(customerId: string, inputs: Inputs, earlier: CartView | undefined): CartView {
  const { cart, error, isFailed, isRefreshingTotals, ...rest } = inputs;
  const status = isFailed ? 'failed' : 'loading';
  if (!cart) return { ...EMPTY_CART_VIEW, customerId, status, error };
  const { totals, messages } = cart;
  const isChanging =
    isRefreshingTotals || rest.pendingChanges.size > 0 || rest.deviceLines.length > 0;
  // The totals of a change come after its lines.
  const before = isChanging ? earlier?.totalsLines : null;
  const totalsLines = before ?? cart.items.map(({ line }) => line);
  const view = { customerId, status: 'ready', error: null, totals, totalsLines } as const;
  return { ...view, messages, isChanging, ...createCartView({ cart, ...rest }) };
}

const isSame = (a: Inputs, b: Inputs) =>
  (Object.keys(a) as (keyof Inputs)[]).every((name) => Object.is(a[name], b[name]));

/** The customer's cart as screens show it: the server's cart with the pending changes and the prices the customer saw. */
export function createCartSource(customerId: string, changes: CartChanges): CartSource {
  let last: { inputs: Inputs; view: CartView } | null = null;
  return {
    getView() {
      const inputs = readInputs(customerId, changes);
      if (!last || !isSame(last.inputs, inputs)) {
        last = { inputs, view: deriveView(customerId, inputs, last?.view) };
      }
      return last.view;
    },
    subscribe(onChange) {
      const stops = [
        subscribeToCartCache(customerId, onChange),
        changes.subscribe(onChange),
        useCartStore.subscribe(onChange),
        useAcknowledgedPricesStore.subscribe(onChange),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
