import type {
  PaymentMethod,
  Stripe,
  StripeCardCvcElement,
  StripeElements,
} from '@stripe/stripe-js';
import { ScriptLoadError } from '../api/client/errors';
import { withTimeout } from '../integrations/load-script';
import {
  createCardSlots,
  createHostedFieldSlot,
  type HostedFieldSlot,
  validateHostedFields,
} from './hosted-field-slot';
import type {
  CardModule,
  ExpressOptions,
  FieldOptions,
  ProviderToken,
  Verification,
} from './types';

const SCRIPT = 'https://js.stripe.com';
const STRIPE_TIMEOUT_MS = 10_000;

let stripePromise: Promise<Stripe> | null = null;

async function loadStripeScript(key: string): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const failure = new ScriptLoadError(SCRIPT);
  const loading = loadStripe(key, { locale: 'es-419' });
  try {
    const stripe = await withTimeout(loading, STRIPE_TIMEOUT_MS, failure);
    if (stripe) return stripe;
  } catch (error) {
    // Stripe's loader would wait for ever for a script that hangs, and never load it again.
    if (error === failure)
      document.querySelector(`script[src^="${SCRIPT}/"]`)?.dispatchEvent(new Event('error'));
  }
  throw failure;
}

/** Loads the provider's script once. After a failure the next call tries again. @throws ScriptLoadError */
function loadStripeOnce(key: string): Promise<Stripe> {
  stripePromise ??= loadStripeScript(key).catch((error: unknown) => {
    stripePromise = null;
    throw error;
  });
  return stripePromise;
}

/** The device session is optional, so the customer does not wait long for it. In milliseconds. */
const DEVICE_SESSION_TIMEOUT_MS = 3000;

/** The page's colour and font, because a frame of another origin cannot inherit them. */
function getFieldStyle(host: HTMLElement) {
  const { color, fontFamily } = getComputedStyle(host);
  return { style: { base: { color, fontFamily, fontSize: '16px', lineHeight: '24px' } } };
}

function mountSecurityCodeField(elements: StripeElements, slot: HostedFieldSlot) {
  const element = elements.create('cardCvc', getFieldStyle(slot.element));
  element.on('change', slot.onChange);
  element.mount(slot.element);
  return { element, field: { slot, focus: () => element.focus() } };
}

/** @throws Error when the provider returns none */
async function createSecurityCodeToken(stripe: Stripe, element: StripeCardCvcElement) {
  const { token, error } = await stripe.createToken('cvc_update', element);
  if (!token) throw new Error(error.message);
  return token.id;
}

async function mountCard(key: string, host: HTMLElement, { texts }: FieldOptions) {
  const stripe = await loadStripeOnce(key);
  const elements = stripe.elements({ locale: 'es-419' });
  const slots = createCardSlots(host, texts);
  const number = elements.create('cardNumber', { ...getFieldStyle(host), showIcon: true });
  number.on('change', slots.number.onChange);
  number.mount(slots.number.element);
  const expiry = elements.create('cardExpiry', getFieldStyle(host));
  expiry.on('change', slots.expiry.onChange);
  expiry.mount(slots.expiry.element);
  const code = mountSecurityCodeField(elements, slots.ccv);
  const numberField = { slot: slots.number, focus: () => number.focus() };
  const expiryField = { slot: slots.expiry, focus: () => expiry.focus() };
  const fields = [numberField, expiryField, code.field];
  /** The field that a refusal of the provider is about, such as `incorrect_cvc` or `expired_card`. */
  const findField = (refusal = '') => {
    if (refusal.includes('cvc')) return code.field;
    return refusal.includes('expir') ? expiryField : numberField;
  };
  const validate = async () => validateHostedFields(fields);
  const submit = async (holder: string) => {
    if (!(await validate())) return null;
    // Interest-free months need a payment method; they do not work with the older tokens.
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      type: 'card',
      card: number,
      billing_details: { name: holder },
    });
    if (error?.type === 'validation_error' || error?.type === 'card_error') {
      const { slot, focus } = findField(error.code);
      slot.showError(true);
      focus();
      return null;
    }
    if (!paymentMethod) throw new Error(error?.message);
    const cvcToken = await createSecurityCodeToken(stripe, code.element);
    return { ...toToken(paymentMethod), cvcToken, holder: null };
  };
  const remove = () => {
    for (const element of [number, expiry, code.element]) element.destroy();
    host.replaceChildren();
  };
  return { validate, submit, remove };
}

async function mountSecurityCode(key: string, host: HTMLElement, { texts }: FieldOptions) {
  const stripe = await loadStripeOnce(key);
  const elements = stripe.elements({ locale: 'es-419' });
  host.replaceChildren();
  const slot = createHostedFieldSlot(host, 'ccv', texts);
  const { element, field } = mountSecurityCodeField(elements, slot);
  const submit = async () =>
    validateHostedFields([field]) ? createSecurityCodeToken(stripe, element) : null;
  const remove = () => {
    element.destroy();
    host.replaceChildren();
  };
  return { submit, remove };
}

const CENTS = 100;
/** Height of the wallets' buttons in pixels, like the shop's own. */
const BUTTON_HEIGHT = 52;

/** A wallet confirms the purchase by itself, so that its token has no security code. */
function toToken({ id, card, billing_details }: PaymentMethod): ProviderToken {
  const { exp_month: month, exp_year: year } = card ?? {};
  const expires = year && month ? `${year}-${String(month).padStart(2, '0')}` : null;
  return { token: id, expires, cvcToken: null, holder: billing_details.name };
}

/** @throws Error when the provider refuses what the wallet gave */
async function createToken(stripe: Stripe, elements: StripeElements): Promise<ProviderToken> {
  const { error: refused } = await elements.submit();
  if (refused) throw new Error(refused.message);
  const { paymentMethod, error } = await stripe.createPaymentMethod({ elements });
  if (!paymentMethod) throw new Error(error.message);
  return toToken(paymentMethod);
}

async function mountStripeExpress(
  key: string,
  host: HTMLElement,
  { amount, onReady, onPress, onAuthorized, onError }: ExpressOptions,
) {
  const stripe = await loadStripeOnce(key);
  const elements = stripe.elements({
    mode: 'payment',
    amount: Math.round(amount * CENTS),
    currency: 'mxn',
    paymentMethodCreation: 'manual',
    allowedPaymentMethodTypes: ['card'],
    locale: 'es-419',
  });
  const element = elements.create('expressCheckout', {
    buttonHeight: BUTTON_HEIGHT,
    buttonType: { applePay: 'order', googlePay: 'order' },
    paymentMethods: { amazonPay: 'never', klarna: 'never', link: 'never', paypal: 'never' },
  });
  element.on('ready', ({ availablePaymentMethods: wallets }) =>
    onReady(Boolean(wallets?.applePay || wallets?.googlePay)),
  );
  element.on('click', (event) => (onPress() ? event.resolve() : event.reject()));
  element.on('confirm', (event) => {
    const fail = () => event.paymentFailed({ reason: 'fail' });
    createToken(stripe, elements)
      .then(onAuthorized)
      .then((isPlaced) => isPlaced || fail())
      .catch((error: unknown) => {
        fail();
        onError(error);
      });
  });
  element.mount(host);
  return { remove: () => element.destroy() };
}

/** `pi_…_secret_…`: the first part is the id of the payment. */
const CLIENT_SECRET = /^(\w{1,255})_secret_\w+$/;

/** The payment needs another card; or the bank did not confirm it, or the customer closed the bank's dialog. */
const REFUSED = 'requires_payment_method';
const UNVERIFIED = 'payment_intent_authentication_failure';

async function verify(key: string, clientSecret: string): Promise<Verification> {
  const reference = CLIENT_SECRET.exec(clientSecret)?.[1];
  if (!reference) throw new Error('The payment has no verification.');
  const stripe = await loadStripeOnce(key);
  try {
    const { paymentIntent, error } = await stripe.handleNextAction({ clientSecret });
    const { status } = paymentIntent ?? error?.payment_intent ?? {};
    return { reference, isRefused: status === REFUSED || error?.code === UNVERIFIED };
  } catch {
    // Stripe throws when the payment is already verified. The message is hidden because it may contain the secret.
    return { reference, isRefused: false };
  }
}

/** Card payments with Stripe. Numbers and codes are typed in Stripe's own frames and never reach this page. */
export const stripeCard = (key: string): Required<CardModule> => ({
  kind: 'card',
  isSandbox: false,
  mountCard: (host, options) => mountCard(key, host, options),
  mountSecurityCode: (host, options) => mountSecurityCode(key, host, options),
  mountExpress: (host, options) => mountStripeExpress(key, host, options),
  createDeviceSession: async () => {
    const session = loadStripeOnce(key).then((stripe) => stripe.createRadarSession());
    const late = new Error('No device session');
    const { radarSession } = await withTimeout(session, DEVICE_SESSION_TIMEOUT_MS, late);
    return radarSession?.id ?? null;
  },
  verify: (clientSecret) => verify(key, clientSecret),
});
