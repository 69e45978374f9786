import { createPersistedStore } from './create-persisted-store';
import { asFields } from './guards';
import { mergeFields } from './merge';

interface Kept {
  /** On by default (spec 3); the visitor's own choice stays. */
  hasShippingInsurance: boolean;
}

export interface CheckoutState extends Kept {
  setShippingInsurance: (isWanted: boolean) => void;
}

function accept(value: unknown): Kept | null {
  const fields = asFields(value);
  return fields && { hasShippingInsurance: fields.hasShippingInsurance !== false };
}

/** What the visitor decided about the delivery and payment of the cart (spec 3, Checkout state). */
export const useCheckoutStore = createPersistedStore<CheckoutState, Kept>(
  (set) => ({
    hasShippingInsurance: true,
    setShippingInsurance: (hasShippingInsurance) => set({ hasShippingInsurance }),
  }),
  {
    name: 'checkout',
    version: '1.5',
    pick: ({ hasShippingInsurance }) => ({ hasShippingInsurance }),
    accept,
    merge: mergeFields,
  },
);
