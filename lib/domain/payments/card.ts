import { cleanTypedText, digitsOf, lettersAndDigits } from '../typed-text';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'carnet';

/** The accepted cards, with the lengths of their numbers. The first matching prefix decides the brand. */
const BRAND_RULES: readonly (readonly [CardBrand, prefix: RegExp, lengths: readonly number[]])[] = [
  ['amex', /^3[47]/, [15]],
  ['carnet', /^(286900|506[23]|6046|636379|639388)/, [16]],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  ['visa', /^4/, [13, 16, 19]],
];

const findBrandRule = (number: string) =>
  BRAND_RULES.find(([, prefix]) => prefix.test(lettersAndDigits(number)));

export const getCardBrand = (number: string): CardBrand | null =>
  findBrandRule(number)?.[0] ?? null;

export const getCvcLength = (number: string): 3 | 4 => (getCardBrand(number) === 'amex' ? 4 : 3);

export function passesLuhn(number: string): boolean {
  const digits = lettersAndDigits(number);
  if (!/^\d+$/.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

export function isCardNumber(number: string): boolean {
  const digits = lettersAndDigits(number);
  const [, , lengths = []] = findBrandRule(digits) ?? [];
  return lengths.includes(digits.length) && passesLuhn(digits);
}

const GROUPS = /^(.{0,4})(.{0,4})(.{0,4})(.{0,4})(.{0,3})/;
const AMEX_GROUPS = /^(.{0,4})(.{0,6})(.{0,5})/;

export function formatCardNumber(text: string): string {
  const digits = digitsOf(text);
  const pattern = getCardBrand(digits) === 'amex' ? AMEX_GROUPS : GROUPS;
  const [, ...groups] = pattern.exec(digits) ?? [];
  return groups.filter(Boolean).join(' ');
}

/** Month 1 to 12, and a year of four digits. Reads `08/29`, `8/2029`, `0829`, with any sign in between; null for anything else. */
export function parseExpiry(text: string) {
  const clean = cleanTypedText(text);
  const [, month = '', year = ''] =
    /^(\d{1,2})[^\p{L}\p{N}]+(\d{2}|20\d{2})$/u.exec(clean) ?? /^(\d{2})(\d{2})$/.exec(clean) ?? [];
  const number = Number(month);
  if (number < 1 || number > 12) return null;
  return { month: number, year: Number(year.length === 2 ? `20${year}` : year) };
}

const MAX_YEARS_AHEAD = 20;

/** A card is valid until the end of its expiry month, in the shop's time zone. @param today `2026-01-31` */
export function isExpiryValid({ month, year }: Record<'month' | 'year', number>, today: string) {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  const ahead = (year - thisYear) * 12 + (month - thisMonth);
  return ahead >= 0 && ahead <= MAX_YEARS_AHEAD * 12;
}

export function isCvcOfCard(code: string, number: string): boolean {
  const clean = cleanTypedText(code);
  return /^\d+$/.test(clean) && clean.length === getCvcLength(number);
}

type TypedCard = Record<'number' | 'expiry' | 'ccv', string>;

/** The fields of a card that are wrong, in their order in the form (spec 5). @param today `2026-01-31`, in the shop's time zone */
export function findWrongFields({ number, expiry: typed, ccv }: TypedCard, today: string) {
  const expiry = parseExpiry(typed);
  const isRight = {
    number: isCardNumber(number),
    expiry: expiry !== null && isExpiryValid(expiry, today),
    ccv: isCvcOfCard(ccv, number),
  };
  return (['number', 'expiry', 'ccv'] as const).filter((field) => !isRight[field]);
}
