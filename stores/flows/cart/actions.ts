import { assemblyKey, type Wanted } from '@/lib/domain/cart/cart-view';
import { keyOf, MAX_QUANTITY } from '@/lib/domain/cart/lines';
import { guestUnitPrice } from '@/lib/domain/cart/totals';
import { seePrices } from '@/stores/browsing/seen-prices-store';
import { refreshCart } from '@/stores/cart/customer-cart/cart-cache';
import { wish, wishNothing } from '@/stores/cart/customer-cart/wish';
import { useWishes } from '@/stores/cart/customer-cart/wishes-store';
import {
  type CartView,
  type CustomerCartActions,
  useCustomerCart,
} from '@/stores/cart/customer-cart-store';

const shown = (): Pick<CartView, 'states' | 'assemblies'> =>
  useCustomerCart.getState().view ?? { states: [], assemblies: [] };

/** Everything in the cart as it is currently shown, by key. */
function contents(): Record<string, Wanted> {
  const { states, assemblies } = shown();
  const lines = states.map(({ line }): [string, Wanted] => [
    keyOf(line),
    { kind: 'line', line, qty: line.quantity },
  ]);
  const groups = assemblies.map(({ assembly, parts }): [string, Wanted] => {
    const { qty, requiresAssembly } = assembly;
    return [assemblyKey(assembly.id), { kind: 'assembly', assembly, parts, qty, requiresAssembly }];
  });
  return Object.fromEntries([...lines, ...groups]);
}

/** The actions of a customer's cart. */
export function actionsOf(customerId: string): CustomerCartActions {
  const takeOut = (key: string) => {
    const before = contents();
    const known = before[key];
    if (!known) return () => undefined;
    useWishes.setState({ order: Object.keys(before) });
    wish(customerId, key, { ...known, qty: 0 });
    return () => wish(customerId, key, known);
  };
  const set = (key: string, quantity: number) => {
    const known = contents()[key];
    const qty = Math.min(Math.max(Math.trunc(quantity) || 0, 0), MAX_QUANTITY);
    if (known) wish(customerId, key, { ...known, qty });
  };
  return {
    set,
    remove: takeOut,
    clear: () => {
      const before = contents();
      useWishes.setState({ order: Object.keys(before) });
      void wishNothing(customerId, before);
      return () => {
        for (const [key, known] of Object.entries(before)) wish(customerId, key, known);
      };
    },
    accept: ({ line, available, stock }) => {
      if (available === 0) return;
      seePrices(customerId, { [line.product.id]: guestUnitPrice(line.product) });
      if (stock === 'short') set(keyOf(line), available);
    },
    setAssembly: (key, change) => {
      const known = contents()[key];
      if (known?.kind === 'assembly') wish(customerId, key, { ...known, ...change });
    },
    removeAssembly: takeOut,
    retry: () => void refreshCart(customerId),
  };
}
