import { isCardMethod } from './method-codes';

/** The kind of a payment method, to name it when the backend sends only its code. */
export type MethodKind = 'card' | 'account' | 'cash' | 'transfer' | 'wallet' | 'other';

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
  return WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? 'other';
}
