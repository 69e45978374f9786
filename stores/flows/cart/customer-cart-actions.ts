import { type CartChange, getCartBuildKey } from '@/lib/domain/cart/cart-view';
import { getLineKey, MAX_LINE_QUANTITY } from '@/lib/domain/cart/lines';
import { getUnitPrice } from '@/lib/domain/cart/totals';
import { acknowledgePrices } from '@/stores/browsing/acknowledged-prices-store';
import { refreshCart } from '@/stores/cart/customer-cart/cart-cache';
import { changeCart, clearCustomerCart } from '@/stores/cart/customer-cart/cart-change-queue';
import { usePendingChangesStore } from '@/stores/cart/customer-cart/pending-changes-store';
import {
  type CartView,
  type CustomerCartActions,
  useCustomerCartStore,
} from '@/stores/cart/customer-cart-store';

const shown = (): Pick<CartView, 'states' | 'assemblies'> =>
  useCustomerCartStore.getState().view ?? { states: [], assemblies: [] };

/** Everything in the cart as it is currently shown, by key. */
function cartContents(): Record<string, CartChange> {
  const { states, assemblies } = shown();
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
  return Object.fromEntries([...lines, ...groups]);
}

/** The actions of a customer's cart. */
export function createCustomerCartActions(customerId: string): CustomerCartActions {
  const takeOut = (key: string) => {
    const before = cartContents();
    const known = before[key];
    if (!known) return () => undefined;
    usePendingChangesStore.setState({ keyOrder: Object.keys(before) });
    changeCart(customerId, key, { ...known, qty: 0 });
    return () => changeCart(customerId, key, known);
  };
  const set = (key: string, quantity: number) => {
    const known = cartContents()[key];
    const qty = Math.min(Math.max(Math.trunc(quantity) || 0, 0), MAX_LINE_QUANTITY);
    if (known) changeCart(customerId, key, { ...known, qty });
  };
  return {
    setQuantity: set,
    removeLine: takeOut,
    clear: () => {
      const before = cartContents();
      usePendingChangesStore.setState({ keyOrder: Object.keys(before) });
      void clearCustomerCart(customerId, before);
      return () => {
        for (const [key, known] of Object.entries(before)) changeCart(customerId, key, known);
      };
    },
    acceptChange: ({ line, available, stock }) => {
      if (available === 0) return;
      acknowledgePrices(customerId, { [line.product.id]: getUnitPrice(line.product) });
      if (stock === 'short') set(getLineKey(line), available);
    },
    setAssembly: (key, change) => {
      const known = cartContents()[key];
      if (known?.kind === 'assembly') changeCart(customerId, key, { ...known, ...change });
    },
    removeAssembly: takeOut,
    retry: () => void refreshCart(customerId),
  };
}
