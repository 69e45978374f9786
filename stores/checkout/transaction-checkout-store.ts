import { createCheckoutStore } from './create-checkout-store';

/** The checkout of an existing order that is not paid yet (spec 4.2). */
export const useTransactionCheckoutStore = createCheckoutStore('checkoutTransaction', '1');
