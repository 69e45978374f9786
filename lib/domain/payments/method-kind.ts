import { isCardMethod, isCreditMethod } from './method-codes';

/** The kind of a payment method, to name it when the backend sends only its code. */
export type MethodKind = 'card' | 'credit' | 'account' | 'cash' | 'transfer' | 'wallet' | 'other';

/** Words in the codes of payment methods. To connect a backend with other codes, add theirs. */
const WORDS: readonly (readonly [MethodKind, RegExp])[] = [
  ['transfer', /transfer|spei|bank|deposit/],
  ['cash', /cash|efectivo|voucher|ficha|oxxo|paynet|store/],
  ['wallet', /wallet|codi|mercado_?pago|dimo/],
  ['account', /account|cuenta|paypal/],
];

export function getMethodKind(code: string): MethodKind {
  const word = code.toLowerCase();
  if (isCardMethod(word) || word.includes('tarjeta')) return 'card';
  if (isCreditMethod(word)) return 'credit';
  return WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? 'other';
}

/**
 * Whether money of the method is received on a later day: it is paid at a counter or by a transfer, and counts from the
 * next business day.
 */
export const isPaidLater = (code: string | null): boolean =>
  code !== null && ['cash', 'transfer'].includes(getMethodKind(code));

/** Services that a code may name. Two methods of one kind differ by them. */
const BRANDS: readonly (readonly [name: string, RegExp])[] = [
  ['PayPal', /paypal/],
  ['OXXO', /oxxo/],
  ['Paynet', /paynet/],
  ['Mercado Pago', /mercado_?pago/],
  ['CoDi', /codi/],
  ['DiMo', /dimo/],
  ['SPEI', /spei/],
];

/** The service that a payment method's code names; null when it names none. */
export const getMethodBrand = (code: string): string | null =>
  BRANDS.find(([, pattern]) => pattern.test(code.toLowerCase()))?.[0] ?? null;
