// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { getQueryClient } from '@/lib/api/client/query-client';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { completeStep } from '@/lib/domain/checkout/steps';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { prepareQuickPurchase } from '@/stores/flows/checkout/prepare-quick-purchase';
import { card, method, sandboxes, totals } from '../../../components/checkout/samples';
import { cartDocument } from '../../../support/cart-resource';
import { createCustomerCart, createCustomerCartItem } from '../../../support/create-customer-cart';
import { mockBackend, type Resolver } from '../../../support/mock-backend';

const backend = mockBackend();
const save = vi.fn<Resolver>();
const courier = (id: string, price: number) => ({
  type: 'couriers',
  id,
  attributes: { name: id, service: 'Terrestre', price_with_tax: price, total_with_tax: price },
});
const address = {
  type: 'customer-addresses',
  id: '9',
  attributes: { alias: 'Casa', recipient_name: 'Laura', street: 'Orizaba', zip_code: '06700' },
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
  backend.on(paymentMethods, () => ({
    data: [method('stripe_card', 'Tarjeta', { tokenizer: true }, ['1'])],
    included: [card('1', {})],
  }));
  backend.on(specEndpoints.cartTotals, () => ({ meta: totals(due) }));
  backend.on(assumedAccountEndpoints.customerAddresses, () => ({ data: [address] }));
  backend.on(assumedCheckoutEndpoints.couriers, () => ({ data: couriers }));
  backend.on(monthlyOptions, () => ({
    meta: { monthly_payment_options: [{ id: '6', max_months: 6, plans: [plan(1), plan(6)] }] },
  }));
  backend.on(shippingChoice, save.mockReset().mockReturnValue({ meta: totals(due) }));
  const initial = createInitialCheckout();
  useCheckoutStore.setState({ ...initial, steps: completeStep(initial.steps, 'detail') });
}

const leaving = new AbortController();
const prepare = (signal = new AbortController().signal) =>
  prepareQuickPurchase({ customerId: '3', config: sandboxes, cardName: () => 'Visa', signal });

beforeEach(() => getQueryClient().clear());

it('preselects the usual card and address, and saves the delivery', async () => {
  begin();
  expect(await prepare()).toBe(true);
  expect(save.mock.lastCall?.[0].body).toMatchObject({
    customer_address_id: '9',
    courier_id: 'estafeta',
  });
  const { steps, ...state } = useCheckoutStore.getState();
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
  const { steps, ...state } = useCheckoutStore.getState();
  expect(state).toMatchObject({ isDigital: true, customerAddress: null, courier: null });
  expect(steps.shipment.isCompleted).toBe(true);
});

it('needs no card when the wallet covers everything', async () => {
  begin({ due: 0 });
  expect(await prepare()).toBe(true);
  expect(useCheckoutStore.getState()).toMatchObject({
    paymentMethodCode: null,
    courier: { id: 'estafeta' },
  });
});

it.each([
  ['no courier delivers there', () => begin({ couriers: [] })],
  [
    'the delivery is refused',
    () => {
      begin();
      save.mockReturnValue(Response.json({ errors: [{ detail: 'No.' }] }, { status: 422 }));
    },
  ],
])('preselects nothing when %s', async (_reason, start) => {
  start();
  expect(await prepare()).toBe(false);
  expect(useCheckoutStore.getState()).toMatchObject({ paymentMethodCode: null, isShipping: null });
});

it('preselects nothing for a customer who left, or who has chosen in the meantime', async () => {
  begin();
  leaving.abort();
  expect(await prepare(leaving.signal)).toBe(false);
  begin();
  const preparing = prepare();
  useCheckoutStore.setState({ paymentMethodCode: 'oxxo' });
  expect(await preparing).toBe(false);
  expect(useCheckoutStore.getState()).toMatchObject({ paymentMethodCode: 'oxxo', courier: null });
});
