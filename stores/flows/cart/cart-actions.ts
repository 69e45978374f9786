import { useCartStore } from '@/stores/cart/cart-store';
import { type CartActions, useCustomerCart } from '@/stores/cart/customer-cart-store';
import { confirmSoon } from './put-in-cart';

/** Actions of a guest's cart, which is stored on the device. */
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

/** Actions of the current cart, a guest's or a customer's. */
export const cartActions = (): CartActions => useCustomerCart.getState().actions ?? deviceActions;
