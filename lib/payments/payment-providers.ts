import type { Env } from '../env';

/** The payment providers that have a page of their own in this shop, to which the customer returns (spec 2.1). */
export const PROVIDER_KINDS = ['account', 'voucher', 'wallet-1', 'wallet-2'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/** The providers' identifiers. A provider's page address ends with it, and its method codes begin with it. */
export const getPaymentProviders = (env: Env): Record<ProviderKind, string> => ({
  account: env.ACCOUNT_PAYMENT_PROVIDER,
  voucher: env.CASH_VOUCHER_PROVIDER,
  'wallet-1': env.MOBILE_WALLET_PROVIDER_1,
  'wallet-2': env.MOBILE_WALLET_PROVIDER_2,
});
