import { createInitialSteps, type StepStates, updateStepFlags } from './steps';
import { isTokenActive } from './tokens';
import type {
  MonthlyPaymentOption,
  MonthlyPaymentPlan,
  PickupPerson,
  Tokenizable,
  TokenizablePayload,
} from './types';

export interface ChosenOption {
  id: string;
  label: string;
}

/** The selected card or account. It never contains the security code, so that the code cannot be stored. */
export interface ChosenTokenizable extends Pick<Tokenizable, 'id' | 'paymentMethodCode'> {
  label: string;
  creationDate: string | null;
  payload: Pick<TokenizablePayload, 'creationDate' | 'typeResource'>;
}

/** An attempt to place an order. The backend creates at most one order per key. */
export interface PlaceOrderAttempt {
  key: string;
  /** Id of the cart, or of the transaction that is paid. */
  of: string;
}

/** The customer's choices in the checkout (spec 3, Checkout state). */
export interface CheckoutData {
  /** The customer who made the choices; null until a customer is logged in. */
  customerId: string | null;
  paymentMethodCode: string | null;
  paymentTokenizable: ChosenTokenizable | null;
  /** When the selected card or account expires, ISO 8601; null when it does not expire (spec 5). */
  expiresTokenizable: string | null;
  /** Ids of the cards and accounts that were added for this purchase only. */
  oneTimeTokenizables: readonly string[];
  /** Whether a security code was entered for the selected card. The code itself stays with the payment provider. */
  cvcValidate: boolean;
  isDigital: boolean;
  /** Null: not chosen; true: shipping; false: pickup. */
  isShipping: boolean | null;
  customerAddress: ChosenOption | null;
  store: ChosenOption | null;
  courier: ChosenOption | null;
  pickupPerson: PickupPerson;
  /** Whether the shopper chose the delivery or named the person, and the server's answer does not have it yet. */
  isDeliveryChosen: boolean;
  hasShippingInsurance: boolean;
  /** Whether the shopper chose the insurance, and the server's answer does not have it yet. */
  isInsuranceChosen: boolean;
  billingCustomerAddress: ChosenOption | null;
  requiredBilling: boolean;
  /** Code of the CFDI use for this purchase; null: that of the invoicing profile. */
  cfdiUse: string | null;
  /** One slot per option; null while no plan is selected. */
  monthlyPlans: readonly (MonthlyPaymentPlan | null)[];
  monthlyPaymentOptions: readonly MonthlyPaymentOption[];
  hasMonthlyPayment: boolean;
  acceptTerms: boolean;
  acceptShippingConditions: boolean;
  /** Created by the script of the card payment provider. */
  deviceSessionId: string | null;
  /** A random UUID for fraud detection; null until it is created. */
  trackingId: string | null;
  transactionId: string | null;
  errorMessage: string | null;
  steps: StepStates;
  /** Fingerprint of the cart when the checkout started; null before that. */
  cartFingerprint: string | null;
  attempt: PlaceOrderAttempt | null;
}

export const EMPTY_PICKUP_PERSON: PickupPerson = {
  name: '',
  lastName: '',
  motherLastName: '',
  telephone: '',
};

export const createInitialCheckout = (): CheckoutData => ({
  customerId: null,
  paymentMethodCode: null,
  paymentTokenizable: null,
  expiresTokenizable: null,
  oneTimeTokenizables: [],
  cvcValidate: false,
  isDigital: false,
  isShipping: null,
  customerAddress: null,
  store: null,
  courier: null,
  pickupPerson: EMPTY_PICKUP_PERSON,
  isDeliveryChosen: false,
  hasShippingInsurance: true,
  isInsuranceChosen: false,
  billingCustomerAddress: null,
  requiredBilling: false,
  cfdiUse: null,
  monthlyPlans: [],
  monthlyPaymentOptions: [],
  hasMonthlyPayment: false,
  acceptTerms: false,
  acceptShippingConditions: false,
  deviceSessionId: null,
  trackingId: null,
  transactionId: null,
  errorMessage: null,
  steps: createInitialSteps(),
  cartFingerprint: null,
  attempt: null,
});

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
