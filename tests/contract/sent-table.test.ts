import { expect, it } from 'vitest';
import { findSentProblem, formatSentTable, listSentRows } from './sent-table';
import { NOT_SENT, SPEC_SENT } from './spec-sent';

const rows = await listSentRows();
const named = (name: string) => rows.find((row) => row.name === name);

it('every parameter of the specification is sent for a person, or has a reason', () => {
  const problems = rows.flatMap((row) => {
    const problem = findSentProblem(row);
    return problem === null ? [] : [`${row.name}: ${problem}`];
  });
  expect(problems).toEqual([]);
});

it('has a row for each of them, and no reason for what the specification does not name', () => {
  const names = Object.entries(SPEC_SENT).flatMap(([call, sent]) =>
    sent.map((name) => `${call} ${name}`),
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(Object.keys(NOT_SENT).filter((name) => !names.includes(name))).toEqual([]);
  expect(formatSentTable(rows).split('\n')).toHaveLength(rows.length + 2);
});

it('names the function that sends it and the file from where it is called', () => {
  const coupon = named('cartCouponAdd payment_method_code');
  expect(coupon?.senders).toEqual([
    '`addCoupon` (stores/flows/cart/customer/coupon-and-wallet.ts)',
  ]);
  expect(coupon?.screens).toBe('Cart, Checkout: Applies a coupon');
  // Only one of the two functions that ask for the totals sends it.
  expect(named('cartTotals transaction_id')?.senders).toEqual([
    '`readCheckoutTotals` (stores/flows/checkout/place-order.ts)',
  ]);
  expect(named('login client_secret')?.senders).toEqual(['lib/bff/session-calls.ts']);
  expect(named('login assembly_products.assembly_group_id')?.senders).toHaveLength(1);
});

it('takes neither silence nor a reason that has become untrue', () => {
  const problemOf = (senders: string[], because: string | null) =>
    findSentProblem({ name: 'a b', call: 'GET /a', screens: 'Cart: x', senders, because });
  expect(problemOf([], null)).toBe('nobody sends it, and nothing says why');
  expect(problemOf([], 'x')).toBeNull();
  expect(problemOf(['a'], null)).toBeNull();
  expect(problemOf(['a'], 'x')).toBe('it is sent: its reason is not true any more');
});
