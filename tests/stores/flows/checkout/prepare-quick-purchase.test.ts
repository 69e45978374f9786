// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { completeStep } from '@/lib/domain/checkout/steps';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { prepareQuickPurchase } from '@/stores/flows/checkout/prepare-quick-purchase';
import { address } from '../../../components/account/harness';
import { card, method, sandboxes, totals } from '../../../components/checkout/samples';
import { cartDocument } from '../../../support/cart-resource';
import { createCustomerCart, createCustomerCartItem } from '../../../support/create-customer-cart';
import { mockBackend, type Resolver, refusal } from '../../../support/mock-backend';
import { resource } from '../../../support/resource';

const backend = mockBackend();
const save = vi.fn<Resolver>();
const courier = (id: string, price: number) => {
  const prices = { price_with_tax: price, total_with_tax: price };
  return resource('couriers', id, { name: id, service: 'Terrestre', ...prices });
};
const plan = (months: number) => ({ monthly_payment_months: months, price: 1000 / months });

function begin({
  due = 1000,
  couriers = [courier('dhl', 199), courier('estafeta', 109)],
  isDigital = false,
} = {}) {
  const cart = cartDocument(createCustomerCart([createCustomerCartItem('1', 1, { isDigital })]));
  backend.on(specEndpoints.cartDetail, () => cart);
  const { paymentMethods, monthlyOptions, shippingChoice } = assumedCheckoutEndpoints;
  const home = address('9', 'Casa');
  backend.on(paymentMethods, () => ({
    data: [method('stripe_card', 'Tarjeta', { tokenizer: true }, ['1'])],
    included: [card('1', {})],
  }));
  backend.on(specEndpoints.cartTotals, () => ({ meta: totals(due) }));
  backend.on(assumedAccountEndpoints.customerAddresses, () => ({ data: [home] }));
  backend.on(assumedCheckoutEndpoints.couriers, () => ({ data: couriers }));
  backend.on(monthlyOptions, () => ({
    meta: { monthly_payment_options: [{ id: '6', max_months: 6, plans: [plan(1), plan(6)] }] },
  }));
  backend.on(shippingChoice, save.mockReset().mockReturnValue({ meta: totals(due) }));
  const initial = createInitialCheckout();
  useCheckoutStore.setState({ ...initial, steps: completeStep(initial.steps, 'detail') });
}

const prepare = (signal = new AbortController().signal) =>
  prepareQuickPurchase({ customerId: '3', config: sandboxes, cardName: () => 'Visa', signal });
const checkout = () => useCheckoutStore.getState();

it('preselects the usual card and address, and saves the delivery', async () => {
  begin();
  expect(await prepare()).toBe(true);
  expect(save.mock.lastCall?.[0].body).toMatchObject({
    customer_address_id: '9',
    courier_id: 'estafeta',
  });
  const { steps, ...state } = checkout();
  expect(state).toMatchObject({
    paymentTokenizable: { id: '1', label: 'Visa' },
    customerAddress: { id: '9' },
    courier: { id: 'estafeta' },
    monthlyPlans: [{ months: 1 }],
    trackingId: expect.any(String),
  });
  expect(steps['monthly-payment'].isCompleted && steps.shipment.isCompleted).toBe(true);
});

it('preselects no delivery for a digital cart', async () => {
  begin({ isDigital: true, couriers: [] });
  expect(await prepare()).toBe(true);
  expect(save.mock.lastCall?.[0].body).toEqual({
    shipping_type: 'shipping',
    has_shipping_insurance: false,
  });
  const { steps, ...state } = checkout();
  expect(state).toMatchObject({ isDigital: true, customerAddress: null, courier: null });
  expect(steps.shipment.isCompleted).toBe(true);
});

it('needs no card when the wallet covers everything', async () => {
  begin({ due: 0 });
  expect(await prepare()).toBe(true);
  expect(checkout()).toMatchObject({ paymentMethodCode: null, courier: { id: 'estafeta' } });
});

it.each([
  ['no courier delivers there', () => begin({ couriers: [] })],
  [
    'the delivery is refused',
    () => {
      begin();
      save.mockReturnValue(refusal(422, 'No.'));
    },
  ],
])('preselects nothing when %s', async (_reason, start) => {
  start();
  expect(await prepare()).toBe(false);
  expect(checkout()).toMatchObject({ paymentMethodCode: null, isShipping: null });
});

it('preselects nothing for a customer who left, or who has chosen in the meantime', async () => {
  begin();
  expect(await prepare(AbortSignal.abort())).toBe(false);
  begin();
  const preparing = prepare();
  useCheckoutStore.setState({ paymentMethodCode: 'oxxo' });
  expect(await preparing).toBe(false);
  expect(checkout()).toMatchObject({ paymentMethodCode: 'oxxo', courier: null });
});
