import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeTotals, toCartTotals } from '@/lib/api/cart-totals';
import { toCheckoutTotals } from '@/lib/api/checkout-totals';
import { roundMoney } from '@/lib/domain/money';
import { forAll } from '@/tests/support/for-all';
import { documentOf } from '@/tests/support/resource';

const unsaid = { subtotal: null, ivaPercentage: null, tax: null, total: null };
const nothing = { ...unsaid, discount: 0, delivery: 0 };
const whole = { subtotal: 1000, ivaPercentage: 16, tax: 168, total: 1218 };
const beside = { discount: 50, delivery: 100 };

describe('completeTotals', () => {
  it('leaves what the backend says as it is', () => {
    const said = { subtotal: 1, ivaPercentage: 8, tax: 2, total: 3 };
    expect(completeTotals({ ...beside, ...said })).toEqual(said);
  });

  it.each(['subtotal', 'ivaPercentage', 'tax', 'total'] as const)(
    'computes %s from the others',
    (name) => expect(completeTotals({ ...beside, ...whole, [name]: null })).toEqual(whole),
  );

  it('computes tax and total from subtotal, discounts, delivery and the percentage', () => {
    const sent = { ...beside, subtotal: 1000, ivaPercentage: 16, tax: null, total: null };
    expect(completeTotals(sent)).toEqual(whole);
    const reduced = { ivaPercentage: 8, tax: 84, total: 1134 };
    expect(completeTotals({ ...sent, ivaPercentage: 8 })).toEqual({ ...whole, ...reduced });
  });

  it('reads the percentage from tax and total, and takes 16 where they do not show it', () => {
    const rates = [
      [8, 108, 8],
      [0, 100, 0],
      [10.94, 79.3, 16],
      [5, 5, 16],
      [null, 108, 16],
      [8, null, 16],
    ] as const;
    for (const [tax, total, ivaPercentage] of rates)
      expect(completeTotals({ ...nothing, subtotal: 100, tax, total })).toMatchObject({
        ivaPercentage,
      });
  });

  it('has the subtotal of a total alone', () => {
    const complete = { subtotal: 100, ivaPercentage: 16, tax: 16, total: 116 };
    expect(completeTotals({ ...nothing, total: 116 })).toEqual(complete);
  });

  it('is unknown when nothing tells what has to be paid', () => {
    expect(completeTotals(nothing)).toBeNull();
    expect(completeTotals({ ...nothing, tax: 16, ivaPercentage: 16 })).toBeNull();
  });

  it('has amounts in whole cents that add up', () => {
    const amount = fc.integer({ min: 1, max: 5_000_000 }).map((cents) => cents / 100);
    forAll(amount, amount, fc.constantFrom(0, 8, 16), (subtotal, delivery, rate) => {
      const found = completeTotals({ ...nothing, subtotal, delivery, ivaPercentage: rate });
      const { tax = 0, total = 0 } = found ?? {};
      expect(subtotal + delivery + tax).toBeCloseTo(total, 6);
      expect(total).toBe(roundMoney((subtotal + delivery) * (1 + rate / 100)));
    });
  });
});

const TOTALS = { count: 1, subtotal: 100, tax: 16, total: 116 };
/** The amounts of the wallet promotions, by their names. */
const promotionsOf = (details: unknown, amount = 100) => {
  const wallet = { wallet_promotion_amount: amount, wallet_promotion_details: details };
  const { walletPromotions } = toCartTotals({ ...TOTALS, ...wallet });
  return Object.fromEntries(walletPromotions.map(({ name, amount: part }) => [name, part]));
};
const A = { name: 'A', amount: 60 };

it.each([
  ['objects', [A, { title: 'B', total: '40.00' }], { A: 60, B: 40 }],
  ['other names', [{ product_name: 'A', wallet_amount: 100 }], { A: 100 }],
  ['a PHP list', { 1: { description: 'A', amount_with_tax: '100' } }, { A: 100 }],
  ['one name twice', [A, { ...A, amount: 40 }], { A: 100 }],
  ['texts', ['Regreso a clases', ' ', 7], { 'Regreso a clases': null, 7: null }],
  ['another sum', [A, { ...A, name: 'B' }], { A: null, B: null }],
  ['no names', [{ amount: 100 }, null, []], {}],
  ['nothing', null, {}],
  ['a text', 'Regreso a clases', {}],
])('reads the wallet promotions of %s', (_, details, expected) =>
  expect(promotionsOf(details)).toEqual(expected),
);

it('names no promotion of a wallet credit that there is not', () =>
  expect(promotionsOf([A], 0)).toEqual({}));

it('reads them of a checkout too', () => {
  const meta = { ...TOTALS, wallet_promotion_amount: 60, wallet_promotion_details: [A] };
  expect(toCheckoutTotals(documentOf({ meta })).walletPromotions).toEqual([A]);
});

it.each([
  [null, ['1'], null],
  ['', ['1'], null],
  ['3', null, []],
  ['3', [1, '2'], ['1', '2']],
  ['3', [{ product_id: 5 }, { type: 'products', id: '6' }, null], ['5', '6']],
  ['3', { 1: '7' }, ['7']],
])('with the promotion %o of %o it ships %o for nothing', (id, products, expected) => {
  const fields = { shipping_promotion_id: id, shipping_promotion_products: products };
  expect(toCartTotals({ ...TOTALS, ...fields }).freeShippingProducts).toEqual(expected);
});
