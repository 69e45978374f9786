import type { PaymentMethod, Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripeOnce } from './load-stripe';
import type { ExpressOptions, ProviderToken } from './types';

const CENTS = 100;
/** Height of the wallets' buttons in pixels, like the shop's own. */
const BUTTON_HEIGHT = 52;

function toToken({ id, card, billing_details }: PaymentMethod): ProviderToken {
  const expires = card && `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`;
  // A wallet confirms the purchase by itself: there is no security code.
  return { token: id, expires: expires ?? null, cvcToken: null, holder: billing_details.name };
}

/** @throws Error when the provider refuses what the wallet gave */
async function createToken(stripe: Stripe, elements: StripeElements): Promise<ProviderToken> {
  const { error: refused } = await elements.submit();
  if (refused) throw new Error(refused.message);
  const { paymentMethod, error } = await stripe.createPaymentMethod({ elements });
  if (!paymentMethod) throw new Error(error.message);
  return toToken(paymentMethod);
}

/** Mounts Stripe's Express Checkout Element with Apple Pay and Google Pay. @throws ScriptLoadError */
export async function mountStripeExpress(
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
