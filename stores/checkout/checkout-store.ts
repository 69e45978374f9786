import {
  type CheckoutData,
  checkoutSchema,
  createInitialCheckout,
  dropExpiredTokenizable,
  removeSecurityCode,
} from '@/lib/domain/checkout/state';
import type { EnteredSecurityCode } from '@/lib/domain/checkout/tokens';
import { hasFeature } from '@/lib/features/has-feature';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { mergeValue } from '../persistence/merge';

/** Reads a stored checkout. Undefined when the value is not an object. */
export function parsePersistedCheckout(value: unknown): CheckoutData | undefined {
  const { data } = checkoutSchema.safeParse(value);
  if (!data) return undefined;
  const fits = data.monthlyPlans.length === data.monthlyPaymentOptions.length;
  const fitting = fits ? data : { ...data, monthlyPlans: [] };
  return dropMissingChoices(dropExpiredTokenizable(fitting, Date.now()));
}

/** A checkout without the choices that this shop does not offer, such as one that was stored when it still did. */
export const dropMissingChoices = (data: CheckoutData): CheckoutData => ({
  ...data,
  hasShippingInsurance: data.hasShippingInsurance && hasFeature('insurance'),
  isInsuranceChosen: data.isInsuranceChosen || !hasFeature('insurance'),
  requiredBilling: data.requiredBilling && hasFeature('invoicing'),
  isShipping: data.isShipping === false && !hasFeature('pickup') ? null : data.isShipping,
});

const createEmptyCheckout = () => dropMissingChoices(createInitialCheckout());

/** Creates the store of one checkout. @param version a stored state of another version is discarded (spec 4.2) */
export const createCheckoutStore = (name: string, version: string) =>
  createPersistedStore(
    {
      name,
      version,
      kept: createEmptyCheckout(),
      passing: {
        /** The payment provider's reference to the typed security code. */
        enteredSecurityCode: null as EnteredSecurityCode | null,
      },
      // Neither the security code is stored, nor a reference to it.
      serialize: ({ paymentTokenizable, ...data }) => ({
        ...data,
        paymentTokenizable: removeSecurityCode(paymentTokenizable),
      }),
      parse: parsePersistedCheckout,
      // The choices belong together, so one tab's choices win as a whole; an order attempt of either tab is kept.
      merge: (base, mine, theirs) => ({
        ...mergeValue(base, mine, theirs),
        attempt: mergeValue(base.attempt, mine.attempt, theirs.attempt),
      }),
    },
    (set) => ({
      update: (rule: (data: CheckoutData) => CheckoutData) => set(rule),
      setEnteredSecurityCode: (enteredSecurityCode: EnteredSecurityCode | null) =>
        set({ enteredSecurityCode, cvcValidate: enteredSecurityCode !== null }),
      setShippingInsurance: (hasShippingInsurance: boolean) =>
        set({ hasShippingInsurance, isInsuranceChosen: true }),
      reset: () => set({ ...createEmptyCheckout(), enteredSecurityCode: null }),
    }),
  );

/** The visitor's choices of delivery and payment for the cart (spec 3, Checkout state). */
export const useCheckoutStore = createCheckoutStore('checkout', '1.5');

/** The checkout of an existing order that is not paid yet (spec 4.2). */
export const useTransactionCheckoutStore = createCheckoutStore('checkoutTransaction', '1');
