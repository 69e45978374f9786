import * as z from 'zod/mini';
import {
  type CheckoutData,
  createInitialCheckout,
  dropExpiredTokenizable,
  removeSecurityCode,
} from '@/lib/domain/checkout/state';
import type { EnteredSecurityCode } from '@/lib/domain/checkout/tokens';
import type { MonthlyPaymentOption, MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import { hasFeature } from '@/lib/features/has-feature';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { mergeValue } from '../persistence/merge';
import { flagOr, nullableText, uniqueListOf } from '../persistence/schemas';

const initial = createInitialCheckout();

const chosenOption = z.catch(z.nullable(z.object({ id: z.string(), label: z.string() })), null);

/** Unknown fields are dropped, and with them a security code that was stored by mistake. */
const tokenizable = z.object({
  id: z.string(),
  label: z.string(),
  paymentMethodCode: z.string(),
  creationDate: nullableText,
  payload: z.object({ creationDate: nullableText, typeResource: z.catch(z.string(), '') }),
});

const pickupPerson = z.object({
  name: z.string(),
  lastName: z.string(),
  motherLastName: z.string(),
  telephone: z.string(),
});

const plan: z.ZodMiniType<MonthlyPaymentPlan> = z.object({
  months: z.number(),
  price: z.number(),
  firstPayment: z.number(),
  total: z.number(),
  interestPercent: z.catch(z.nullable(z.number()), null),
});

const option: z.ZodMiniType<MonthlyPaymentOption> = z.object({
  id: z.string(),
  maxMonths: z.number(),
  plans: uniqueListOf(plan, ({ months }) => String(months)),
  productIds: uniqueListOf(z.string(), (id) => id),
});

const stepFlags = z.object({ isCompleted: flagOr(false), show: flagOr(false) });
const stepOf = (step: keyof CheckoutData['steps']) => z.catch(stepFlags, initial.steps[step]);
const steps = z.object({
  detail: stepOf('detail'),
  payment: stepOf('payment'),
  shipment: stepOf('shipment'),
  'monthly-payment': stepOf('monthly-payment'),
  review: stepOf('review'),
});

/** A stored checkout. A missing or invalid field gets its initial value. */
const checkout: z.ZodMiniType<CheckoutData> = z.object({
  customerId: nullableText,
  paymentMethodCode: nullableText,
  paymentTokenizable: z.catch(z.nullable(tokenizable), null),
  expiresTokenizable: nullableText,
  oneTimeTokenizables: z.catch(
    uniqueListOf(z.string(), (id) => id),
    [],
  ),
  cvcValidate: flagOr(false),
  isDigital: flagOr(false),
  isShipping: z.catch(z.nullable(z.boolean()), null),
  customerAddress: chosenOption,
  store: chosenOption,
  courier: chosenOption,
  pickupPerson: z.catch(pickupPerson, initial.pickupPerson),
  isDeliveryChosen: flagOr(false),
  hasShippingInsurance: flagOr(true),
  isInsuranceChosen: flagOr(false),
  billingCustomerAddress: chosenOption,
  requiredBilling: flagOr(false),
  cfdiUse: nullableText,
  // Slots keep their positions. An invalid slot becomes null and must be chosen again.
  monthlyPlans: z.catch(z.array(z.catch(z.nullable(plan), null)), []),
  monthlyPaymentOptions: z.catch(
    uniqueListOf(option, ({ id }) => id),
    [],
  ),
  hasMonthlyPayment: flagOr(false),
  acceptTerms: flagOr(false),
  acceptShippingConditions: flagOr(false),
  deviceSessionId: nullableText,
  trackingId: nullableText,
  transactionId: nullableText,
  errorMessage: nullableText,
  steps: z.catch(steps, initial.steps),
  cartFingerprint: nullableText,
  attempt: z.catch(z.nullable(z.object({ key: z.string(), of: z.string() })), null),
});

/** Reads a stored checkout. Undefined when the value is not an object. */
export function parsePersistedCheckout(value: unknown): CheckoutData | undefined {
  const { data } = checkout.safeParse(value);
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
