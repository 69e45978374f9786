import fc from 'fast-check';
import { expect, it } from 'vitest';
import { walletSchema } from '@/lib/domain/cart/coupon-wallet-forms';
import { readNumber, readQuantity } from '@/lib/domain/read-number';
import { parseSearchParams } from '@/lib/domain/search/search-params';
import { warrantySchema } from '@/lib/domain/warranty/request';
import { forAll, forMany } from '@/tests/support/for-all';

const centavos = fc.integer({ min: 0, max: 99_999_999_999 });
const grouped = (whole: number, sign: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, sign);

it('an amount is the same in every usual spelling', () => {
  /** The sign between thousands, and the decimal sign. */
  const signs = fc.constantFrom(',.', '.,', ' .', '\u00a0,', "'.", '.', ',');
  const before = fc.constantFrom('', '$', '$ ', '\u200e$', 'MX$');
  const after = fc.constantFrom('', ' ', ' MXN', ' pesos', '\u202c');
  forAll(centavos, signs, before, after, (amount, sign, start, end) => {
    const cents = `${sign.at(-1)}${String(amount % 100).padStart(2, '0')}`;
    const text = `${start}${grouped(Math.floor(amount / 100), sign.slice(0, -1))}${cents}${end}`;
    expect(readNumber(text)).toBe(amount / 100);
    const query = parseSearchParams({ precio_min: text, precio_max: text });
    const expected = amount / 100 <= 1_000_000_000 ? amount / 100 : null;
    expect(query).toMatchObject({ priceMin: expected, priceMax: expected });
  });
});

it('is never larger than what is typed: a sign that is not understood is not left out', () => {
  const sign = fc.constantFrom(...".,-+ex /·²½%'１$");
  const part = fc.oneof({ weight: 3, arbitrary: fc.nat(9).map(String) }, sign);
  const typed = fc.array(part, { minLength: 1, maxLength: 9 });
  forMany(2000)(typed, (parts) => {
    const text = parts.join('').trim();
    const read = readNumber(text);
    if (read === null) return;
    // Between the digits stand only thousands (three digits follow) and one decimal sign.
    const plain = text.normalize('NFKC').replace(/ +/g, ' ').replace(/^\$ ?/, '').trim();
    expect(plain).toMatch(/^\d+([., ']\d{3})*([.,]\d*)?$/);
    const parted = plain.split(/[., ']/);
    const isDecimal = !/^\d{3}$/.test(parted.at(-1) ?? '') && parted.length > 1;
    const whole = (isDecimal ? parted.slice(0, -1) : parted).join('');
    expect(Math.floor(read)).toBeLessThanOrEqual(Number(whole));
  });
});

const refused = ['1.500', '1e1', '-3', '−3', '1²', '½', '1,50,000', '1.2.3', '0x10'];

it.each<[typed: string, number: number | null]>([
  ['1.500,00', 1500],
  ['1,500', 1500],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1.500.000', 1_500_000],
  ['12.', 12],
  ['０１２', 12],
  ['0.125', 0.125],
  ...[...refused, '9'.repeat(16), '', 'mil'].map((text): [string, null] => [text, null]),
])('reads %j as %j', (text, number) => expect(readNumber(text)).toBe(number));

it('pieces are whole: 1.5 is refused and never 15', () => {
  for (const wrong of ['1.5', '1,5', '1e1', '-3', '1.500', 'dos', '']) {
    expect(readQuantity(wrong)).toBeNull();
    const request = { description: 'No enciende desde ayer', qty: wrong };
    expect(warrantySchema(20).safeParse(request).success).toBe(false);
  }
  expect(['3', ' ３ ', '\u200b3', '3.0'].map(readQuantity)).toEqual([3, 3, 3, 3]);
});

it('the wallet takes an amount with at most two decimals', () => {
  const amount = (text: string) => walletSchema(2000).safeParse({ amount: text }).data?.amount;
  expect(['1.500,00', '$1,500', '99.5'].map(amount)).toEqual([1500, 1500, 99.5]);
  expect(['1.005', '10.0055', '-5', '0', '1e2'].map(amount)).toEqual(Array(5).fill(undefined));
});
