import { useCartStore } from '@/stores/cart/cart-store';
import { type CartActions, useCustomerCartStore } from '@/stores/cart/customer-cart-store';
import { scheduleValidation } from './add-line-to-cart';

/** Actions of a guest's cart, which is stored on the device. */
const deviceActions: CartActions = {
  setQuantity: (key, quantity) => {
    useCartStore.getState().setQuantity(key, quantity);
    scheduleValidation(key);
  },
  removeLine: (key) => {
    const previous = useCartStore.getState().removeLine(key);
    return () => useCartStore.getState().restoreLines(previous);
  },
  clear: () => {
    const previous = useCartStore.getState().clear();
    return () => useCartStore.getState().restoreLines(previous);
  },
  acceptChange: ({ line, available }) => {
    if (available === 0) return;
    useCartStore.getState().addLine({ ...line, quantity: available, isUpdated: true });
  },
};

/** Actions of the current cart, a guest's or a customer's. */
export const cartActions = (): CartActions =>
  useCustomerCartStore.getState().actions ?? deviceActions;
