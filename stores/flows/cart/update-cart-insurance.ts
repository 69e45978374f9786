import { refreshCart } from '@/stores/cart/customer-cart/cart-cache';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { updateShippingInsurance } from '../checkout/save-delivery';

/** Turns shipping insurance on or off in the cart, and on the server, which may already have a delivery choice. */
export async function updateCartInsurance(customerId: string, isWanted: boolean): Promise<void> {
  useCheckoutStore.getState().setShippingInsurance(isWanted);
  await updateShippingInsurance(customerId, isWanted);
  await refreshCart(customerId);
}
