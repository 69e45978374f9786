import { createCheckoutStore } from './create-checkout-store';

/** The same for an order that exists already and is still to be paid (spec 4.2). */
export const useTransactionCheckoutStore = createCheckoutStore('checkoutTransaction', '1');
