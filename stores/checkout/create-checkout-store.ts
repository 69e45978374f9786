import { type CheckoutData, initialCheckout, withoutCode } from '@/lib/domain/checkout/state';
import type { GivenCode } from '@/lib/domain/checkout/tokens';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { mergeValue } from '../persistence/merge';
import { acceptCheckout } from './checkout-guard';

export interface CheckoutState extends CheckoutData {
  /** The payment provider's reference to the typed security code. In memory only, never persisted. */
  givenCode: GivenCode | null;
  /** Applies one of the rules of `lib/domain/checkout`. */
  apply: (rule: (data: CheckoutData) => CheckoutData) => void;
  setGivenCode: (givenCode: GivenCode | null) => void;
  setShippingInsurance: (isWanted: boolean) => void;
  /** Resets everything to the initial values. */
  clear: () => void;
}

const FIELDS = Object.keys(initialCheckout()) as (keyof CheckoutData)[];

/** Only the choices are persisted. The security code is not, and neither is a reference to it. */
function pick(state: CheckoutState): CheckoutData {
  const kept = Object.fromEntries(FIELDS.map((field) => [field, state[field]]));
  return {
    ...(kept as unknown as CheckoutData),
    paymentTokenizable: withoutCode(state.paymentTokenizable),
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
      ...initialCheckout(),
      givenCode: null,
      apply: (rule) => set((state) => rule(pick(state))),
      setGivenCode: (givenCode) => set({ givenCode, cvcValidate: givenCode !== null }),
      setShippingInsurance: (hasShippingInsurance) => set({ hasShippingInsurance }),
      clear: () => set({ ...initialCheckout(), givenCode: null }),
    }),
    { name, version, pick, accept: acceptCheckout, merge },
  );
}
