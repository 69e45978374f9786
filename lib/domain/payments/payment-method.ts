/** The payment providers that have a page of their own in this shop, to which the customer returns (spec 2.1). */
export const PROVIDER_PAGE_KINDS = ['account', 'voucher', 'wallet-1', 'wallet-2'] as const;
export type ProviderPageKind = (typeof PROVIDER_PAGE_KINDS)[number];

/** The providers' identifiers. A provider's page address ends with its own, and its method codes begin with it. */
export type ProviderIds = Readonly<Record<ProviderPageKind, string>>;

export function getProviderPage(methodCode: string, providers: ProviderIds) {
  const isOf = (kind: ProviderPageKind) =>
    kind === 'account'
      ? methodCode === getAccountMethodCode(providers.account)
      : methodCode === providers[kind] || methodCode.startsWith(`${providers[kind]}_`);
  return PROVIDER_PAGE_KINDS.find(isOf) ?? null;
}

/** `provider` is the identifier from the configuration. */
export const getAccountMethodCode = (provider: string): string => `${provider}_account`;
export const getAccountCardMethodCode = (provider: string): string => `${provider}_card_v2`;

/** A code that contains 'card' is a card method (spec 3). */
export const isCardMethod = (code: string): boolean => code.includes('card');

/** A method that charges the credit line of a business account. A credit card is a card. */
export const isCreditMethod = (code: string): boolean =>
  !isCardMethod(code) && code.includes('credit');

export type PaymentKind = 'card' | 'account' | 'account-card' | 'voucher' | 'credit' | 'wallet';

/** The kind of a backend's payment method. An unknown one is paid after the order, where the backend leads to, like a wallet. */
export function getPaymentKind(
  code: string,
  { providers }: { providers: ProviderIds },
): PaymentKind {
  if (code === getAccountMethodCode(providers.account)) return 'account';
  if (code === getAccountCardMethodCode(providers.account)) return 'account-card';
  if (isCardMethod(code)) return 'card';
  if (isCreditMethod(code)) return 'credit';
  return getProviderPage(code, providers) === 'voucher' ? 'voucher' : 'wallet';
}

/** The kind that the words of a method's code suggest, to name it when the backend sends only the code. */
export type GuessedKind = 'card' | 'credit' | 'account' | 'cash' | 'transfer' | 'wallet' | 'other';

/** Words in the codes of payment methods. To connect a backend with other codes, add theirs. */
const WORDS: readonly (readonly [GuessedKind, RegExp])[] = [
  ['transfer', /transfer|spei|bank|deposit/],
  ['cash', /cash|efectivo|voucher|ficha|oxxo|paynet|store/],
  ['wallet', /wallet|codi|mercado_?pago|dimo/],
  ['account', /account|cuenta|paypal/],
];

export function guessKind(code: string): GuessedKind {
  const word = code.toLowerCase();
  if (isCardMethod(word) || word.includes('tarjeta')) return 'card';
  if (isCreditMethod(word)) return 'credit';
  return WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? 'other';
}

/** Paid at a counter or by a transfer, so that it counts from the next business day. */
export const isPaidLater = (code: string | null): boolean =>
  code !== null && ['cash', 'transfer'].includes(guessKind(code));

/** Services that a code may name. Two methods of one kind differ by them. */
const BRANDS = {
  PayPal: /paypal/,
  OXXO: /oxxo/,
  Paynet: /paynet/,
  'Mercado Pago': /mercado_?pago/,
  CoDi: /codi/,
  DiMo: /dimo/,
  SPEI: /spei/,
} as const;
export type MethodBrand = keyof typeof BRANDS;

export const getMethodBrand = (code: string): MethodBrand | null =>
  (Object.keys(BRANDS) as MethodBrand[]).find((brand) => BRANDS[brand].test(code.toLowerCase())) ??
  null;

/** Formats a reference in groups of four, for reading it out to a cashier. One with other characters stays unchanged. */
export function formatPaymentReference(reference: string): string {
  const compact = reference.replace(/\s/g, '');
  if (!/^[\p{L}\p{N}]+$/u.test(compact)) return reference.trim();
  return compact.match(/.{1,4}/gu)?.join(' ') ?? '';
}
