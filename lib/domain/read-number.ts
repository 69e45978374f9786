import { cleanTypedText } from './typed-text';

/** Longer numbers would lose digits. */
const MAX_DIGITS = 15;
/** What people write around an amount: `$1,500`, `1,500 MXN`. */
const CURRENCY = /^(?:mxn?)?\s?\$\s?|\s?(?:mxn|m\.n\.|pesos)$/gi;
/** Digits with at most one decimal sign. */
const PLAIN = /^(\d+)(?:[.,](\d*))?$/;
/** Thousands with one sign between all of them, and after another sign decimals. */
const GROUPED = /^([1-9]\d{0,2}(?:([,.' ])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;
/** `1.500` is a thousand and a half for some and one and a half for others. */
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/;

/** A number as people type it: `1,500.50`, `$1 500`, `1,5`. Null when it is not understood: no sign is left out as if it were not there. */
export function readNumber(typed: string): number | null {
  // Superscripts and fractions would become usual digits: `1²` is not 12.
  if (/\p{No}/u.test(typed)) return null;
  const text = cleanTypedText(typed).replace(CURRENCY, '');
  if (AMBIGUOUS.test(text) || text.replace(/\D/g, '').length > MAX_DIGITS) return null;
  const [, grouped, , groupedDecimals = ''] = GROUPED.exec(text) ?? [];
  if (grouped) return Number(`${grouped.replace(/\D/g, '')}.${groupedDecimals}`);
  const [, whole, decimals = ''] = PLAIN.exec(text) ?? [];
  return whole ? Number(`${whole}.${decimals}`) : null;
}

/** A number of pieces; null when it is not understood or not whole. */
export function readQuantity(typed: string): number | null {
  const number = readNumber(typed);
  return Number.isInteger(number) ? number : null;
}
