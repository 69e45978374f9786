import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  emailFieldSchema,
  isRfc,
  normalizeRfc,
  phoneFieldSchema,
  zipCodeFieldSchema,
} from '@/lib/domain/account/fields';
import { verificationCodeSchema } from '@/lib/domain/account/forms';
import { couponSchema } from '@/lib/domain/cart/coupon-wallet-forms';
import { parseOrderFilters } from '@/lib/domain/orders/filters';
import {
  formatCardNumber,
  isCardNumber,
  isCvcOfCard,
  parseExpiry,
} from '@/lib/domain/payments/card';
import { formatPhone, parseMexicanPhone } from '@/lib/domain/phone';
import { parseDeliveryFilter } from '@/lib/domain/search/criteria';
import {
  cleanTypedText,
  cleanZipCode,
  cutAtWord,
  digitsOf,
  isZipCode,
  lettersAndDigits,
  ZIP_CODE_PATTERN,
} from '@/lib/domain/typed-text';
import { forAll } from '@/tests/support/for-all';

/** What copied texts bring along and nobody sees. */
const invisible = fc.constantFrom(
  ...'\u200b\u200e\u200f\u202a\u202c\u2066\u2069\ufeff\u00ad\u2060\ufe0f',
);
const gap = fc.constantFrom(' ', '\u00a0', '\u2009', '\u3000', '\t', '\r\n');
/** What people and programs put between digits. */
const separator = fc.oneof(gap, fc.constantFrom(...'-\u2010\u2011\u2013\u2014\u2212.·•/(', ') '));
const FULL_WIDTH_OFFSET = 0xfee0;
const toFullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + FULL_WIDTH_OFFSET));

/** A text as it comes from a clipboard: `between` and invisible signs anywhere, full-width or not. */
function pasted(text: string, between: fc.Arbitrary<string> = invisible) {
  const size = { minLength: text.length + 1, maxLength: text.length + 1 };
  const noise = fc.oneof({ weight: 3, arbitrary: fc.constant('') }, invisible, between);
  return fc
    .tuple(fc.array(noise, size), fc.boolean())
    .map(([signs, isWide]) =>
      [...(isWide ? toFullWidth(text) : text), ''].map((sign, at) => signs[at] + sign).join(''),
    );
}
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const saidOf = ({ error }: { error?: { issues: { message: string }[] } }) =>
  error?.issues[0]?.message;

it('a cleaned text has nothing invisible, and cleaning it again changes nothing', () =>
  forAll(fc.oneof(fc.string({ unit: 'binary' }), pasted('Ab-1', separator)), (text) => {
    const clean = cleanTypedText(text);
    expect(clean).not.toMatch(/[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}]/u);
    expect(clean).toBe(clean.trim());
    expect(cleanTypedText(clean)).toBe(clean);
  }));

it('a telephone is understood whatever stands between its digits', () => {
  forAll(
    digits(10).chain((phone) => fc.tuple(fc.constant(phone), pasted(phone, separator))),
    fc.constantFrom(
      ...['', 'tel:', 'Tel. ', 'tel:+52-', '+52 ', '+52 1 ', '＋５２ ', '\u202a+52 '],
      ...['01 ', '044 ', '045.'],
    ),
    ([phone, text], before) => {
      expect(parseMexicanPhone(before + text)).toBe(phone);
      expect(phoneFieldSchema.parse(before + text)).toBe(phone);
    },
  );
  expect(saidOf(phoneFieldSchema.safeParse('55 1234 567a'))).toBe('errors.phoneDigits');
});

it('a zip code is understood in every place that reads one', () => {
  const pattern = new RegExp(`^(?:${ZIP_CODE_PATTERN})$`, 'v');
  forAll(
    digits(5).chain((zip) => fc.tuple(fc.constant(zip), pasted(zip, separator))),
    fc.constantFrom('', ' ', 'C.P. ', 'CP', 'c. p.: '),
    ([zip, text], before) => {
      expect(cleanZipCode(before + text)).toBe(zip);
      expect(zipCodeFieldSchema.parse(before + text)).toBe(zip);
      expect(parseDeliveryFilter('manana', before + text)?.zipCode).toBe(zip);
      expect(before + text).toMatch(pattern);
    },
  );
  for (const wrong of ['0670', '067001', '0670a', 'Piso 2 0670', 'C.P.']) {
    expect(saidOf(zipCodeFieldSchema.safeParse(wrong))).toMatch(/^errors\.zip/);
    expect(wrong).not.toMatch(pattern);
  }
  const others = ['1000', '010000', '0100a', ' 01000', '٠١٠٠٠', 1000, null];
  expect(['01000', ...others].filter(isZipCode)).toEqual(['01000']);
});

it('an e-mail, an RFC, a coupon, a code and a folio are read through invisible and full-width signs', () => {
  const check = (text: string, read: (typed: string) => unknown, between?: fc.Arbitrary<string>) =>
    forAll(pasted(text, between), (typed) => expect(read(typed)).toBe(text));
  check('ana@example.com', (typed) => emailFieldSchema.parse(` mailto:${typed}\n`));
  check('XAXX010101000', normalizeRfc, separator);
  check('ESTRENO-10', (typed) => couponSchema.parse({ code: `${typed} ` }).code);
  check('123456', (typed) => verificationCodeSchema.parse({ code: typed }).code, separator);
  const search = (buscar: string) => parseOrderFilters(new URLSearchParams({ buscar })).search;
  check('A-10234', (typed) => search(`#${typed}`));
  expect(isRfc(normalizeRfc('RFC: xaxx–010101–000'))).toBe(true);
  expect(saidOf(couponSchema.safeParse({ code: 'x'.repeat(41) }))).toBe('coupon.long');
  expect(search('Procesador Core™ i5')).toBe('Procesador Core™ i5');
});

it('a card, its expiry and its code are read through any separators', () => {
  const number = '4242424242424242';
  forAll(pasted(number, separator), pasted('123'), (typed, code) => {
    expect(isCardNumber(typed)).toBe(true);
    expect(formatCardNumber(typed)).toBe('4242 4242 4242 4242');
    expect(isCvcOfCard(code, typed)).toBe(true);
  });
  for (const typed of ['08/29', '08–29', '８／２０２９', '08 . 29', '\u200e08·29\u200f', '0829'])
    expect(parseExpiry(typed)).toEqual({ month: 8, year: 2029 });
});

it('letters are never lost from what is read as digits and letters', () =>
  forAll(fc.stringMatching(/^[\da-z]{0,12}$/), (text) => {
    expect(lettersAndDigits(text)).toBe(text);
    expect(digitsOf(text)).toBe(text.replace(/[a-z]/g, ''));
  }));

it.each([
  ['uno dos tres', 8, 'uno dos'],
  ['uno dos tres', 7, 'uno dos'],
  ['uno dos tres', 6, 'uno'],
  ['uno, dos', 5, 'uno'],
  ['unodostres', 4, 'unod'],
  [' unodos', 4, ' uno'],
])('%s cut at %d is %s', (text, length, expected) =>
  expect(cutAtWord(text, length)).toBe(expected),
);

it.each(['', '551234567', '55123456789', '+1 555 123 4567', '55 1234 567a', '046 55 1234 5678'])(
  '%s is not a phone number',
  (text) => expect(parseMexicanPhone(text)).toBeNull(),
);

it.each([
  ['5512345678', '55 1234 5678'],
  ['3312345678', '33 1234 5678'],
  ['9991234567', '999 123 4567'],
])('formats %s as %s', (digits, text) => expect(formatPhone(digits)).toBe(text));
