import {
  type CheckoutData,
  createInitialCheckout,
  removeSecurityCode,
} from '@/lib/domain/checkout/state';
import type { EnteredSecurityCode } from '@/lib/domain/checkout/tokens';
import { hasFeature } from '@/lib/features/has-feature';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { mergeValue } from '../persistence/merge';
import { parsePersistedCheckout } from './checkout-schema';

export interface CheckoutState extends CheckoutData {
  /** The payment provider's reference to the typed security code. In memory only, never persisted. */
  enteredSecurityCode: EnteredSecurityCode | null;
  /** Applies one of the rules of `lib/domain/checkout`. */
  update: (rule: (data: CheckoutData) => CheckoutData) => void;
  setEnteredSecurityCode: (givenCode: EnteredSecurityCode | null) => void;
  setShippingInsurance: (isWanted: boolean) => void;
  reset: () => void;
}

const FIELDS = Object.keys(createInitialCheckout()) as (keyof CheckoutData)[];

/** A checkout without the choices that this shop does not offer, such as one that was stored when it still did. */
export const dropMissingChoices = (data: CheckoutData): CheckoutData => ({
  ...data,
  hasShippingInsurance: data.hasShippingInsurance && hasFeature('insurance'),
  isInsuranceChosen: data.isInsuranceChosen || !hasFeature('insurance'),
  requiredBilling: data.requiredBilling && hasFeature('invoicing'),
  isShipping: data.isShipping === false && !hasFeature('pickup') ? null : data.isShipping,
});

const createEmptyCheckout = () => dropMissingChoices(createInitialCheckout());

function parseStoredCheckout(value: unknown): CheckoutData | null {
  const data = parsePersistedCheckout(value);
  return data && dropMissingChoices(data);
}

/** Only the choices are persisted. The security code is not, and neither is a reference to it. */
function pickPersisted(state: CheckoutState): CheckoutData {
  const kept = Object.fromEntries(FIELDS.map((field) => [field, state[field]]));
  return {
    ...(kept as unknown as CheckoutData),
    paymentTokenizable: removeSecurityCode(state.paymentTokenizable),
  };
}

/** The choices belong together, so one tab's choices win as a whole; an order attempt of either tab is kept. */
const merge = (base: CheckoutData, mine: CheckoutData, theirs: CheckoutData): CheckoutData => ({
  ...mergeValue(base, mine, theirs),
  attempt: mergeValue(base.attempt, mine.attempt, theirs.attempt),
});

/** Creates the store of one checkout. @param version a stored state of another version is discarded (spec 4.2) */
export function createCheckoutStore(name: string, version: string) {
  return createPersistedStore<CheckoutState, CheckoutData>(
    (set) => ({
      ...createEmptyCheckout(),
      enteredSecurityCode: null,
      update: (rule) => set((state) => rule(pickPersisted(state))),
      setEnteredSecurityCode: (givenCode) =>
        set({ enteredSecurityCode: givenCode, cvcValidate: givenCode !== null }),
      setShippingInsurance: (hasShippingInsurance) =>
        set({ hasShippingInsurance, isInsuranceChosen: true }),
      reset: () => set({ ...createEmptyCheckout(), enteredSecurityCode: null }),
    }),
    { name, version, partialize: pickPersisted, parse: parseStoredCheckout, merge },
  );
}

/** The visitor's choices of delivery and payment for the cart (spec 3, Checkout state). */
export const useCheckoutStore = createCheckoutStore('checkout', '1.5');

/** The checkout of an existing order that is not paid yet (spec 4.2). */
export const useTransactionCheckoutStore = createCheckoutStore('checkoutTransaction', '1');
