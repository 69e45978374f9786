import { cleanTypedText, digitsOf, lettersAndDigits } from '../typed-text';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'carnet';

interface BrandRule {
  brand: CardBrand;
  prefix: RegExp;
  lengths: readonly number[];
  code: 3 | 4;
  groups: readonly number[];
}

const DEFAULT_GROUPS = [4, 4, 4, 4, 3];

/** The accepted cards. The first matching prefix decides the brand. */
const BRAND_RULES: readonly BrandRule[] = [
  { brand: 'amex', prefix: /^3[47]/, lengths: [15], code: 4, groups: [4, 6, 5] },
  {
    brand: 'carnet',
    prefix: /^(286900|506[23]|6046|636379|639388)/,
    lengths: [16],
    code: 3,
    groups: DEFAULT_GROUPS,
  },
  {
    brand: 'mastercard',
    prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    code: 3,
    groups: DEFAULT_GROUPS,
  },
  { brand: 'visa', prefix: /^4/, lengths: [13, 16, 19], code: 3, groups: DEFAULT_GROUPS },
];

const findBrandRule = (number: string) =>
  BRAND_RULES.find(({ prefix }) => prefix.test(lettersAndDigits(number)));

export const getCardBrand = (number: string): CardBrand | null =>
  findBrandRule(number)?.brand ?? null;

export const getCvcLength = (number: string): 3 | 4 => findBrandRule(number)?.code ?? 3;

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
  return (findBrandRule(digits)?.lengths.includes(digits.length) ?? false) && passesLuhn(digits);
}

export function formatCardNumber(text: string): string {
  const digits = digitsOf(text);
  const groups = [];
  let at = 0;
  for (const size of findBrandRule(digits)?.groups ?? DEFAULT_GROUPS) {
    groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups.filter(Boolean).join(' ');
}

export interface CardExpiry {
  /** 1 to 12. */
  month: number;
  /** Four digits. */
  year: number;
}

/** Reads `08/29`, `8/2029`, `0829`, with any sign in between; null for anything else. */
export function parseExpiry(text: string): CardExpiry | null {
  const clean = cleanTypedText(text);
  const [, month = '', year = ''] =
    /^(\d{1,2})[^\p{L}\p{N}]+(\d{2}|20\d{2})$/u.exec(clean) ?? /^(\d{2})(\d{2})$/.exec(clean) ?? [];
  const number = Number(month);
  if (number < 1 || number > 12) return null;
  return { month: number, year: Number(year.length === 2 ? `20${year}` : year) };
}

const MAX_YEARS_AHEAD = 20;

/** A card is valid until the end of its expiry month, in the shop's time zone. @param today `2026-01-31` */
export function isExpiryValid({ month, year }: CardExpiry, today: string): boolean {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  const ahead = (year - thisYear) * 12 + (month - thisMonth);
  return ahead >= 0 && ahead <= MAX_YEARS_AHEAD * 12;
}

export function isCvcOfCard(code: string, number: string): boolean {
  const clean = cleanTypedText(code);
  return /^\d+$/.test(clean) && clean.length === getCvcLength(number);
}

export interface TypedCard {
  number: string;
  expiry: string;
  ccv: string;
}

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
