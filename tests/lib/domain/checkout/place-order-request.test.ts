import { expect, it } from 'vitest';
import { completePaymentStep } from '@/lib/domain/checkout/monthly-plans';
import {
  getFailedOrderOutcome,
  getOrCreateAttempt,
  toPaymentSelection,
  toPlaceOrderRequest,
} from '@/lib/domain/checkout/place-order-request';
import {
  type CheckoutData,
  chooseTokenizable,
  createInitialCheckout,
} from '@/lib/domain/checkout/state';
import { chosen, option, place, plan, totals } from './samples';

const initial = createInitialCheckout();
const requestOf = (change: Partial<CheckoutData>) => {
  const data = { ...initial, paymentMethodCode: 'oxxo', ...change };
  const payment = toPaymentSelection(data) ?? expect.fail();
  const due = totals({ amountDue: 99.5 });
  return toPlaceOrderRequest({ payment, cvcToken: 'cvctok_1', data, totals: due });
};

it('contains the choices and the total that the customer saw, but no card number or security code', () => {
  const begun = chooseTokenizable(initial, chosen('1'), null);
  const paid = completePaymentStep(begun, [option('18', 1, 6)], 'full');
  const accepted = { acceptTerms: true, acceptShippingConditions: false };
  const data = { ...paid, monthlyPlans: [plan(6)], isShipping: true, ...accepted };
  expect(requestOf(data)).toEqual({
    methodCode: 'stripe_card',
    tokenizableId: '1',
    cvcToken: 'cvctok_1',
    plans: [{ optionId: '18', months: 6 }],
    total: 99.5,
    cartId: '2-1',
    isShipping: true,
    deviceSessionId: null,
    trackingId: null,
    billingId: null,
    cfdiUse: null,
    ...accepted,
  });
});

it('is shipped, collected or digital', () => {
  const shipped = [true, false, null].map((isShipping) => requestOf({ isShipping }).isShipping);
  expect(shipped).toEqual([true, false, false]);
});

it('names the invoice only when one is wanted', () => {
  const invoice = { billingCustomerAddress: place('5'), cfdiUse: 'G03' };
  const wanted = requestOf({ ...invoice, requiredBilling: true });
  expect(wanted).toMatchObject({ billingId: '5', cfdiUse: 'G03' });
  const none = { billingId: null, cfdiUse: null };
  expect(requestOf({ ...invoice, requiredBilling: false })).toMatchObject(none);
  expect(requestOf({ requiredBilling: true, billingCustomerAddress: null })).toMatchObject(none);
});

it('has the same key for the same cart', () => {
  let count = 0;
  const newKey = () => `key-${count++}`;
  const first = getOrCreateAttempt(null, '2-1', newKey);
  expect(getOrCreateAttempt(first, '2-1', newKey)).toBe(first);
  expect(getOrCreateAttempt(first, '2-2', newKey)).toEqual({ key: 'key-1', of: '2-2' });
});

it.each([
  ['unknown', [null, 200, 399, 408, 500, 502, 504]],
  ['answered', [400, 403, 404, 409, 410, 419, 422, 499]],
  ['refused', [401, 429]],
])('is %s after %j', (outcome, statuses) =>
  expect(new Set(statuses.map(getFailedOrderOutcome))).toEqual(new Set([outcome])),
);
