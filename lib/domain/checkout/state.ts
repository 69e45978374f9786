import * as z from 'zod/mini';
import { flagOr, nullableText, uniqueListOf } from '../stored-fields';
import { createInitialSteps, updateStepFlags } from './steps';
import { isTokenActive } from './tokens';
import {
  type MonthlyPaymentPlan,
  monthlyOption,
  monthlyPlan,
  type PickupPerson,
  pickupPerson,
  type Tokenizable,
} from './types';

const chosenOption = z.object({ id: z.string(), label: z.string() });
export type ChosenOption = z.infer<typeof chosenOption>;
const choice = z.catch(z.nullable(chosenOption), null);

/** The selected card or account. Unknown fields are dropped, and with them a security code that was stored by mistake. */
const chosenTokenizable = z.object({
  id: z.string(),
  label: z.string(),
  paymentMethodCode: z.string(),
  creationDate: nullableText,
  payload: z.object({ creationDate: nullableText, typeResource: z.catch(z.string(), '') }),
});
export type ChosenTokenizable = z.infer<typeof chosenTokenizable>;

export const EMPTY_PICKUP_PERSON: PickupPerson = {
  name: '',
  lastName: '',
  motherLastName: '',
  telephone: '',
};

// Slots keep their positions. An invalid slot becomes null and must be chosen again.
const slots: z.ZodMiniType<readonly (MonthlyPaymentPlan | null)[]> = z.array(
  z.catch(z.nullable(monthlyPlan), null),
);
const options = uniqueListOf(monthlyOption, ({ id }) => id);
const ids = uniqueListOf(z.string(), (id) => id);

const flags = z.object({ isCompleted: flagOr(false), show: flagOr(false) });
const open = createInitialSteps();
const steps = z.object({
  detail: z.catch(flags, open.detail),
  payment: z.catch(flags, open.payment),
  shipment: z.catch(flags, open.shipment),
  'monthly-payment': z.catch(flags, open['monthly-payment']),
  review: z.catch(flags, open.review),
});

/** An attempt to place an order, at most one per key; `of` is the id of the cart, or of the transaction that is paid. */
const attempt = z.object({ key: z.string(), of: z.string() });
export type PlaceOrderAttempt = z.infer<typeof attempt>;

/** The customer's choices (spec 3, Checkout state), also as they are stored: a missing or invalid field gets its initial value. */
export const checkoutSchema = z.object({
  /** The customer who made the choices; null until a customer is logged in. */
  customerId: nullableText,
  paymentMethodCode: nullableText,
  paymentTokenizable: z.catch(z.nullable(chosenTokenizable), null),
  /** When the selected card or account expires, ISO 8601; null when it does not expire (spec 5). */
  expiresTokenizable: nullableText,
  /** Ids of the cards and accounts that were added for this purchase only. */
  oneTimeTokenizables: z.catch(ids, []),
  /** Whether a security code was entered for the selected card. The code itself stays with the payment provider. */
  cvcValidate: flagOr(false),
  isDigital: flagOr(false),
  /** Null: not chosen; true: shipping; false: pickup. */
  isShipping: z.catch(z.nullable(z.boolean()), null),
  customerAddress: choice,
  store: choice,
  courier: choice,
  pickupPerson: z.catch(pickupPerson, EMPTY_PICKUP_PERSON),
  /** Whether the shopper chose the delivery or named the person, and the server's answer does not have it yet. */
  isDeliveryChosen: flagOr(false),
  hasShippingInsurance: flagOr(true),
  /** Whether the shopper chose the insurance, and the server's answer does not have it yet. */
  isInsuranceChosen: flagOr(false),
  billingCustomerAddress: choice,
  requiredBilling: flagOr(false),
  /** Code of the CFDI use for this purchase; null: that of the invoicing profile. */
  cfdiUse: nullableText,
  /** One slot per option; null while no plan is selected. */
  monthlyPlans: z.catch(slots, []),
  monthlyPaymentOptions: z.catch(options, []),
  hasMonthlyPayment: flagOr(false),
  acceptTerms: flagOr(false),
  acceptShippingConditions: flagOr(false),
  /** Created by the script of the card payment provider. */
  deviceSessionId: nullableText,
  /** A random UUID for fraud detection; null until it is created. */
  trackingId: nullableText,
  transactionId: nullableText,
  errorMessage: nullableText,
  steps: z.catch(steps, open),
  /** Fingerprint of the cart when the checkout started; null before that. */
  cartFingerprint: nullableText,
  attempt: z.catch(z.nullable(attempt), null),
});
export type CheckoutData = z.infer<typeof checkoutSchema>;

export const createInitialCheckout = (): CheckoutData => checkoutSchema.parse({});

/** Clears the monthly plans, so that the payment has to be confirmed again: its amount has changed. */
export function withoutPlans(data: CheckoutData): CheckoutData {
  const steps = updateStepFlags(data.steps, 'monthly-payment', { isCompleted: false, show: false });
  return {
    ...data,
    monthlyPlans: [],
    monthlyPaymentOptions: [],
    hasMonthlyPayment: false,
    steps: updateStepFlags(steps, 'payment', { isCompleted: false }),
  };
}

/** Clears the card or account with its plans. */
const withoutCard = (data: CheckoutData): CheckoutData => ({
  ...withoutPlans(data),
  paymentTokenizable: null,
  expiresTokenizable: null,
  cvcValidate: false,
});

export const resetPaymentMethod = (data: CheckoutData): CheckoutData => ({
  ...withoutCard(data),
  paymentMethodCode: null,
});

export const choosePaymentMethod = (data: CheckoutData, code: string): CheckoutData =>
  data.paymentMethodCode === code ? data : { ...withoutCard(data), paymentMethodCode: code };

/** Removes a security code from the payload, so that it is not stored with the card. */
export function removeSecurityCode<Token extends ChosenTokenizable | null>(token: Token): Token {
  if (!token || !('cvc' in token.payload)) return token;
  const { creationDate, typeResource } = token.payload;
  return { ...token, payload: { creationDate, typeResource } };
}

export const toChosenTokenizable = (
  { id, paymentMethodCode, creationDate, payload }: Tokenizable,
  label: string,
): ChosenTokenizable => ({ id, paymentMethodCode, creationDate, payload, label });

/** @param expires ISO 8601; null when it does not expire, because it was not added for this purchase only */
export function chooseTokenizable(
  data: CheckoutData,
  chosen: ChosenTokenizable,
  expires: string | null,
): CheckoutData {
  const isSame = data.paymentTokenizable?.id === chosen.id;
  const oneTime = data.oneTimeTokenizables;
  const isAdded = expires !== null && !oneTime.includes(chosen.id);
  return {
    ...(isSame ? data : withoutPlans(data)),
    paymentMethodCode: chosen.paymentMethodCode,
    paymentTokenizable: removeSecurityCode(chosen),
    expiresTokenizable: expires,
    oneTimeTokenizables: isAdded ? [...oneTime, chosen.id] : oneTime,
    cvcValidate: isSame && data.cvcValidate,
  };
}

export const dropExpiredTokenizable = (data: CheckoutData, now: number): CheckoutData =>
  isTokenActive(data.expiresTokenizable, now) ? data : withoutCard(data);

/** Drops a card or account in whose place only others are offered now, so that one of those is chosen. */
export function dropMissingTokenizable(
  data: CheckoutData,
  offered: readonly Pick<Tokenizable, 'id' | 'paymentMethodCode'>[],
): CheckoutData {
  const { paymentTokenizable: chosen } = data;
  const own = offered.filter((one) => one.paymentMethodCode === chosen?.paymentMethodCode);
  return own.length === 0 || own.some(({ id }) => id === chosen?.id) ? data : withoutCard(data);
}

/** Keeps the choice about insurance, or who removed it would pay for it, and an attempt whose outcome still has to be checked. */
export function resetCheckoutData(data: CheckoutData): CheckoutData {
  const { customerId, oneTimeTokenizables, hasShippingInsurance, isInsuranceChosen, attempt } =
    data;
  return {
    ...createInitialCheckout(),
    customerId,
    oneTimeTokenizables,
    hasShippingInsurance,
    isInsuranceChosen,
    attempt,
  };
}

/** A text that identifies the contents of a cart. The order of the lines does not matter. */
export const createCartFingerprint = (
  lines: readonly { productId: string; assemblyId: string | null; qty: number }[],
): string =>
  lines
    .map(({ productId, assemblyId, qty }) => JSON.stringify([productId, assemblyId, qty]))
    .sort()
    .join();

/** Resets a checkout that was started with different cart contents, or whose cart is empty (spec 4.2). */
export function resetIfCartChanged(data: CheckoutData, fingerprint: string): CheckoutData {
  if (data.cartFingerprint === fingerprint) return data;
  const isEmpty = fingerprint === '';
  return {
    ...(data.cartFingerprint !== null || isEmpty ? resetCheckoutData(data) : data),
    cartFingerprint: fingerprint,
    // What is bought next is another purchase.
    ...(isEmpty && { oneTimeTokenizables: [] }),
  };
}

export function resetIfTransactionChanged(data: CheckoutData, transactionId: string): CheckoutData {
  if (data.transactionId === transactionId) return data;
  const { customerId, attempt } = data;
  return { ...createInitialCheckout(), customerId, transactionId, attempt };
}

/** Resets the choices of another customer, whose session may have ended on this device. */
export function resetIfCustomerChanged(data: CheckoutData, customerId: string): CheckoutData {
  if (data.customerId === customerId) return data;
  return { ...(data.customerId === null ? data : createInitialCheckout()), customerId };
}
