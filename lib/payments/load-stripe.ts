import type { Stripe } from '@stripe/stripe-js';
import { ScriptLoadError } from '../api/client/errors';
import { withTimeout } from '../integrations/load-script';

const SCRIPT = 'https://js.stripe.com';
/** After this time the provider's script counts as blocked, in milliseconds. */
const STRIPE_TIMEOUT_MS = 10_000;

let stripePromise: Promise<Stripe> | null = null;

/** Makes a script that hangs fail. Otherwise Stripe's loader would wait forever and never load it again. */
function failPendingScript(): void {
  const script = document.querySelector(`script[src^="${SCRIPT}/"]`);
  script?.dispatchEvent(new Event('error'));
}

async function loadStripeScript(key: string): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const failure = new ScriptLoadError(SCRIPT);
  try {
    const stripe = await withTimeout(
      loadStripe(key, { locale: 'es-419' }),
      STRIPE_TIMEOUT_MS,
      failure,
    );
    if (stripe) return stripe;
  } catch (error) {
    if (error === failure) failPendingScript();
  }
  throw failure;
}

/** Loads the provider's script once. After a failure the next call tries again. @throws ScriptLoadError */
export function loadStripeOnce(key: string): Promise<Stripe> {
  stripePromise ??= loadStripeScript(key).catch((error: unknown) => {
    stripePromise = null;
    throw error;
  });
  return stripePromise;
}
