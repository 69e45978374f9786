import { type CartChange, getCartBuildKey } from '@/lib/domain/cart/cart-view';
import { getUnitPrices } from '@/lib/domain/cart/line-prices';
import { getLineKey, MAX_LINE_QUANTITY } from '@/lib/domain/cart/lines';
import { acknowledgePrices } from '@/stores/browsing/acknowledged-prices-store';
import { refreshCart } from '@/stores/cart/customer-cart/cart-cache';
import type { CartChanges } from '@/stores/cart/customer-cart/create-cart-changes';
import type { CartView, CustomerCartActions } from '@/stores/cart/customer-cart-store';

/** Everything in the cart as it is currently shown, by key. */
function getContents({ states, assemblies }: CartView): ReadonlyMap<string, CartChange> {
  const lines = states.map(({ line }): [string, CartChange] => [
    getLineKey(line),
    { kind: 'line', line, qty: line.quantity },
  ]);
  const groups = assemblies.map(({ assembly, parts }): [string, CartChange] => {
    const { qty, requiresAssembly } = assembly;
    return [
      getCartBuildKey(assembly.id),
      { kind: 'assembly', assembly, parts, qty, requiresAssembly },
    ];
  });
  return new Map([...lines, ...groups]);
}

/** The actions of a customer's cart. */
export function createCustomerCartActions(
  customerId: string,
  getView: () => CartView,
  changes: CartChanges,
): CustomerCartActions {
  const contents = () => getContents(getView());
  const takeOut = (key: string) => {
    const before = contents();
    const known = before.get(key);
    if (!known) return () => undefined;
    changes.keepOrder([...before.keys()]);
    changes.change(key, { ...known, qty: 0 });
    return () => changes.change(key, known);
  };
  const set = (key: string, quantity: number) => {
    const known = contents().get(key);
    const qty = Math.min(Math.max(Math.trunc(quantity) || 0, 0), MAX_LINE_QUANTITY);
    if (known) changes.change(key, { ...known, qty });
  };
  return {
    setQuantity: set,
    removeLine: takeOut,
    clear: () => {
      const before = contents();
      changes.keepOrder([...before.keys()]);
      changes.clear(before);
      return () => {
        for (const [key, known] of before) changes.change(key, known);
      };
    },
    acceptChange: ({ line, available, stock }) => {
      if (available === 0) return;
      acknowledgePrices(customerId, { [line.product.id]: getUnitPrices(line.product).final });
      if (stock === 'short') set(getLineKey(line), available);
    },
    setAssembly: (key, change) => {
      const known = contents().get(key);
      if (known?.kind === 'assembly') changes.change(key, { ...known, ...change });
    },
    removeAssembly: takeOut,
    retry: () => void refreshCart(customerId),
  };
}
