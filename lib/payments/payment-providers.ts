import type { ProviderKind } from '../domain/payments/provider-kinds';
import type { Env } from '../env';

/** The providers' identifiers. A provider's page address ends with it, and its method codes begin with it. */
export const getPaymentProviders = (env: Env): Record<ProviderKind, string> => ({
  account: env.ACCOUNT_PAYMENT_PROVIDER,
  voucher: env.CASH_VOUCHER_PROVIDER,
  'wallet-1': env.MOBILE_WALLET_PROVIDER_1,
  'wallet-2': env.MOBILE_WALLET_PROVIDER_2,
});
