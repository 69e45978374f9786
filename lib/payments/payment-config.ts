import type { ProviderIds } from '../domain/payments/payment-method';
import type { Env } from '../env';

export interface PaymentConfig {
  providers: ProviderIds;
  /** Publishable key of the card provider. Null: use its sandbox. */
  stripeKey: string | null;
  /** Client id of the account payment provider. Null: use its sandboxes. */
  paypalClientId: string | null;
  /** With `{session}` for the tracking UUID. */
  fraudScript: string | null;
  hosts: readonly string[];
}

export const getPaymentConfig = (env: Env): PaymentConfig => ({
  providers: getPaymentProviders(env),
  stripeKey: env.STRIPE_KEY ?? null,
  paypalClientId: env.PAYPAL_CLIENT_ID ?? null,
  fraudScript: env.FRAUD_SCRIPT ?? null,
  hosts: env.PAYMENT_HOSTS,
});

/** The providers' identifiers. A provider's page address ends with it, and its method codes begin with it. */
export const getPaymentProviders = (env: Env): ProviderIds => ({
  account: env.ACCOUNT_PAYMENT_PROVIDER,
  voucher: env.CASH_VOUCHER_PROVIDER,
  'wallet-1': env.MOBILE_WALLET_PROVIDER_1,
  'wallet-2': env.MOBILE_WALLET_PROVIDER_2,
});
