import { expect, it } from 'vitest';
import { toPlaceOrderRequest } from '@/lib/domain/checkout/place-order-request';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { place, totals } from './samples';

const payment = { methodCode: 'oxxo', tokenizableId: null, plans: [] };
const requestOf = (data: Partial<ReturnType<typeof createInitialCheckout>>) =>
  toPlaceOrderRequest({
    payment,
    cvcToken: null,
    data: { ...createInitialCheckout(), ...data },
    totals: totals(),
  });

it('asks for the total that the customer saw', () =>
  expect(requestOf({ isShipping: true })).toMatchObject({
    ...payment,
    cartId: '2-1',
    total: 3031.5,
  }));

it('is shipped, collected or digital', () => {
  expect(requestOf({ isShipping: true }).isShipping).toBe(true);
  expect(requestOf({ isShipping: false }).isShipping).toBe(false);
  expect(requestOf({ isShipping: null }).isShipping).toBe(false);
});

it('names the invoice only when one is wanted', () => {
  const invoice = { billingCustomerAddress: place('5'), cfdiUse: 'G03' };
  expect(requestOf({ ...invoice, requiredBilling: true })).toMatchObject({
    billingId: '5',
    cfdiUse: 'G03',
  });
  const none = { billingId: null, cfdiUse: null };
  expect(requestOf({ ...invoice, requiredBilling: false })).toMatchObject(none);
  expect(requestOf({ requiredBilling: true, billingCustomerAddress: null })).toMatchObject(none);
});
