/** The payment providers that have a page of their own in this shop, to which the customer returns (spec 2.1). */
export const PROVIDER_KINDS = ['account', 'voucher', 'wallet-1', 'wallet-2'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];
