import { createCheckoutStore } from './create-checkout-store';

/** The visitor's choices of delivery and payment for the cart (spec 3, Checkout state). */
export const useCheckoutStore = createCheckoutStore('checkout', '1.5');
