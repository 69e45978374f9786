import type { Env } from '../env';
import { type ProviderKind, providersOf } from './payment-providers';

/** What the browser has to know of the payment providers; nothing of it is secret. */
export interface PaymentConfig {
  providers: Readonly<Record<ProviderKind, string>>;
  /** Publishable key of the card provider; null runs its sandbox. */
  stripeKey: string | null;
  /** Client id of the account payment provider; null runs its sandboxes. */
  paypalClientId: string | null;
  /** Address of the fraud detection's script, with `{session}` for the tracking UUID; null without one. */
  fraudScript: string | null;
  /** Origins of the providers' own pages that a payment may go on at. */
  hosts: readonly string[];
}

export const paymentConfig = (env: Env): PaymentConfig => ({
  providers: providersOf(env),
  stripeKey: env.STRIPE_KEY ?? null,
  paypalClientId: env.PAYPAL_CLIENT_ID ?? null,
  fraudScript: env.FRAUD_SCRIPT ?? null,
  hosts: env.PAYMENT_HOSTS,
});
