import { createCheckoutStore } from './create-checkout-store';

/** What the visitor decided about the delivery and payment of the cart (spec 3, Checkout state). */
export const useCheckoutStore = createCheckoutStore('checkout', '1.5');
