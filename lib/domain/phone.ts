import { lettersAndDigits } from './typed-text';

/** A typed phone number without what people write around it, also one that was copied from a `tel:` link. */
export const cleanPhone = (text: string): string =>
  lettersAndDigits(text).replace(/^tel(?:[eé]fono)?/i, '');

/** Without the country code (+52, formerly +52 1) and the retired prefixes 01, 044 and 045. Null for anything else. */
export const parseMexicanPhone = (text: string): string | null =>
  /^(?:521?|01|04[45])?(\d{10})$/.exec(cleanPhone(text))?.[1] ?? null;

/** Groups ten digits for reading: 2-4-4 after a two-digit area code, 3-3-4 after a three-digit one. */
export function formatPhone(digits: string): string {
  const short = /^(55|56|33|81)/.test(digits);
  return digits.replace(short ? /^(..)(....)(....)$/ : /^(...)(...)(....)$/, '$1 $2 $3');
}
