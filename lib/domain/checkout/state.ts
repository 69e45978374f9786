import { initialSteps, type StepStates, withFlags } from './steps';
import { isTokenActive } from './tokens';
import type {
  MonthlyPaymentOption,
  MonthlyPaymentPlan,
  PickupPerson,
  Tokenizable,
  TokenizablePayload,
} from './types';

/** Something of a list that was chosen, with what it was called. */
export interface Chosen {
  id: string;
  label: string;
}

/** A chosen card or account. Its security code is no part of it, so that nothing can keep it. */
export interface ChosenTokenizable extends Pick<Tokenizable, 'id' | 'paymentMethodCode'> {
  label: string;
  creationDate: string | null;
  payload: Pick<TokenizablePayload, 'creationDate' | 'typeResource'>;
}

/** An order that is being placed: the key under which the backend makes at most one of it. */
export interface Attempt {
  key: string;
  /** The cart, or the transaction that is paid. */
  of: string;
}

/** What the customer decided on the way to an order (spec 3, Checkout state). */
export interface CheckoutData {
  /** Whose decisions these are; null until they are a customer's. */
  customerId: string | null;
  paymentMethodCode: string | null;
  paymentTokenizable: ChosenTokenizable | null;
  /** Until when the chosen card or account is good, ISO 8601; null is for good (spec 5). */
  expiresTokenizable: string | null;
  /** Whether a security code was given for the chosen card; the code stays with its provider. */
  cvcValidate: boolean;
  /** Null: not chosen; true: shipping; false: pickup. */
  isShipping: boolean | null;
  customerAddress: Chosen | null;
  store: Chosen | null;
  courier: Chosen | null;
  pickupPerson: PickupPerson;
  hasShippingInsurance: boolean;
  /** The invoicing profile that it is invoiced to. */
  billingCustomerAddress: Chosen | null;
  requiredBilling: boolean;
  /** One slot for each option; null while nothing is chosen. */
  monthlyPlans: readonly (MonthlyPaymentPlan | null)[];
  monthlyPaymentOptions: readonly MonthlyPaymentOption[];
  hasMonthlyPayment: boolean;
  acceptTerms: boolean;
  acceptShippingConditions: boolean;
  /** From the card payment provider's script. */
  deviceSessionId: string | null;
  /** A random UUID for the fraud detection; null until one is made. */
  trackingId: string | null;
  transactionId: string | null;
  errorMessage: string | null;
  steps: StepStates;
  /** What the cart held when this was begun; null before. */
  cartFingerprint: string | null;
  attempt: Attempt | null;
}

export const NOBODY: PickupPerson = { name: '', lastName: '', motherLastName: '', telephone: '' };

export const initialCheckout = (): CheckoutData => ({
  customerId: null,
  paymentMethodCode: null,
  paymentTokenizable: null,
  expiresTokenizable: null,
  cvcValidate: false,
  isShipping: null,
  customerAddress: null,
  store: null,
  courier: null,
  pickupPerson: NOBODY,
  hasShippingInsurance: true,
  billingCustomerAddress: null,
  requiredBilling: false,
  monthlyPlans: [],
  monthlyPaymentOptions: [],
  hasMonthlyPayment: false,
  acceptTerms: false,
  acceptShippingConditions: false,
  deviceSessionId: null,
  trackingId: null,
  transactionId: null,
  errorMessage: null,
  steps: initialSteps(),
  cartFingerprint: null,
  attempt: null,
});

/**
 * What a change of the cart leaves. The choice about insurance stays, or a shopper who took it off would pay for
 * it after changing a quantity; so does an order on its way, whose outcome has to be asked for.
 */
export function resetCheckout(data: CheckoutData): CheckoutData {
  const { customerId, hasShippingInsurance, attempt } = data;
  return { ...initialCheckout(), customerId, hasShippingInsurance, attempt };
}

/** The lines of a cart as a text that is the same for the same cart, whatever their order. */
export function cartFingerprint(
  lines: readonly { productId: string; assemblyId: string | null; qty: number }[],
): string {
  return lines
    .map(({ productId, assemblyId, qty }) => JSON.stringify([productId, assemblyId, qty]))
    .sort()
    .join();
}

/** The checkout for the cart as it is now: one that was begun with another cart is reset (spec 4.2). */
export function forCart(data: CheckoutData, fingerprint: string): CheckoutData {
  if (data.cartFingerprint === fingerprint) return data;
  const isBegun = data.cartFingerprint !== null;
  return { ...(isBegun ? resetCheckout(data) : data), cartFingerprint: fingerprint };
}

/** The checkout of a transaction that is paid; one that was begun for another is reset. */
export function forTransaction(data: CheckoutData, transactionId: string): CheckoutData {
  if (data.transactionId === transactionId) return data;
  const { customerId, attempt } = data;
  return { ...initialCheckout(), customerId, transactionId, attempt };
}

/** A customer's checkout: what another one left behind when their session ended is nothing of theirs. */
export function ownCheckout(data: CheckoutData, customerId: string): CheckoutData {
  if (data.customerId === customerId) return data;
  return { ...(data.customerId === null ? data : initialCheckout()), customerId };
}

/** No card or account, nor what was said of one. */
const NO_CARD = {
  paymentTokenizable: null,
  expiresTokenizable: null,
  cvcValidate: false,
} satisfies Partial<CheckoutData>;

/** What was chosen for another way to pay says nothing any more. */
const NO_PLANS = {
  monthlyPlans: [],
  monthlyPaymentOptions: [],
  hasMonthlyPayment: false,
} satisfies Partial<CheckoutData>;

function withoutPlans(data: CheckoutData): CheckoutData {
  const steps = withFlags(data.steps, 'monthly-payment', { isCompleted: false, show: false });
  return { ...data, ...NO_PLANS, steps: withFlags(steps, 'payment', { isCompleted: false }) };
}

/** Another method clears the card and its expiry; the same one again changes nothing. */
export function choosePaymentMethod(data: CheckoutData, code: string): CheckoutData {
  if (data.paymentMethodCode === code) return data;
  return {
    ...withoutPlans(data),
    paymentMethodCode: code,
    ...NO_CARD,
  };
}

/** The same without a security code: one that came along with the card is not to be kept with it. */
export function withoutCode<Token extends ChosenTokenizable | null>(token: Token): Token {
  if (!token || !('cvc' in token.payload)) return token;
  const { creationDate, typeResource } = token.payload;
  return { ...token, payload: { creationDate, typeResource } };
}

/** @param expires ISO 8601; null for one that is good for good */
export function chooseTokenizable(
  data: CheckoutData,
  chosen: ChosenTokenizable,
  expires: string | null,
): CheckoutData {
  const isSame = data.paymentTokenizable?.id === chosen.id;
  return {
    ...(isSame ? data : withoutPlans(data)),
    paymentMethodCode: chosen.paymentMethodCode,
    paymentTokenizable: withoutCode(chosen),
    expiresTokenizable: expires,
    cvcValidate: isSame && data.cvcValidate,
  };
}

/** A card or account whose time is over is dropped, and the payment has to be chosen again. @param now milliseconds */
export function dropExpired(data: CheckoutData, now: number): CheckoutData {
  if (isTokenActive(data.expiresTokenizable, now)) return data;
  return {
    ...withoutPlans(data),
    ...NO_CARD,
  };
}
