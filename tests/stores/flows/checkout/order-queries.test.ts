import { expect, it } from 'vitest';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { getOrderQueries } from '@/stores/flows/checkout/order-queries';

const plans = [{ months: 6, price: 150, firstPayment: 150, total: 900, interestPercent: 0 }];
const months = (change: object) =>
  getOrderQueries(
    { customerId: '7', transactionId: null },
    { ...createInitialCheckout(), ...change },
  ).months.enabled;

it('asks again for the months of a payment that is made in months, and of no other', () => {
  expect(months({ paymentMethodCode: 'stripe_card', monthlyPlans: plans })).toBe(true);
  expect(months({ paymentMethodCode: 'stripe_card' })).toBe(false);
  expect(months({ monthlyPlans: plans })).toBe(false);
});
