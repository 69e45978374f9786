import { useCartStore } from '@/stores/cart/cart-store';
import { type CartActions, useCustomerCart } from '@/stores/cart/customer-cart-store';
import { confirmSoon } from './put-in-cart';

/** The cart that the device keeps for a visitor. */
const deviceActions: CartActions = {
  set: (key, quantity) => {
    useCartStore.getState().set(key, quantity);
    confirmSoon(key);
  },
  remove: (key) => {
    const previous = useCartStore.getState().remove(key);
    return () => useCartStore.getState().restore(previous);
  },
  clear: () => {
    const previous = useCartStore.getState().clear();
    return () => useCartStore.getState().restore(previous);
  },
  accept: ({ line, available }) => {
    if (available === 0) return;
    useCartStore.getState().addLine({ ...line, quantity: available, isUpdated: true });
  },
};

/** What can be done with the cart of whoever is here. */
export const cartActions = (): CartActions => useCustomerCart.getState().actions ?? deviceActions;
