import { type CheckoutData, initialCheckout, withoutCode } from '@/lib/domain/checkout/state';
import type { GivenCode } from '@/lib/domain/checkout/tokens';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { mergeValue } from '../persistence/merge';
import { acceptCheckout } from './checkout-guard';

export interface CheckoutState extends CheckoutData {
  /** The provider's reference to a code that was typed in: in this page's memory only. */
  givenCode: GivenCode | null;
  /** Carries out one of the rules of `lib/domain/checkout`. */
  apply: (rule: (data: CheckoutData) => CheckoutData) => void;
  setGivenCode: (givenCode: GivenCode | null) => void;
  setShippingInsurance: (isWanted: boolean) => void;
  /** As at the beginning, whatever was decided. */
  clear: () => void;
}

const FIELDS = Object.keys(initialCheckout()) as (keyof CheckoutData)[];

/** What is kept: the decisions. A code, even a reference to one, is none. */
function pick(state: CheckoutState): CheckoutData {
  const kept = Object.fromEntries(FIELDS.map((field) => [field, state[field]]));
  return {
    ...(kept as unknown as CheckoutData),
    paymentTokenizable: withoutCode(state.paymentTokenizable),
  };
}

/** Decisions belong together, so one tab's win; but an order that either tab has sent is known to both. */
const merge = (base: CheckoutData, mine: CheckoutData, theirs: CheckoutData): CheckoutData => ({
  ...mergeValue(base, mine, theirs),
  attempt: mergeValue(base.attempt, mine.attempt, theirs.attempt),
});

/** A store of one way through the checkout. @param version another one is discarded (spec 4.2) */
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
