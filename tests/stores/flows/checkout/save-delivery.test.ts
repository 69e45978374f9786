// @vitest-environment jsdom

import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getQueryClient } from '@/lib/api/client/query-client';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { isInsured } from '@/lib/domain/cart/purchase-price';
import {
  adoptPickup,
  chooseAddress,
  chooseCourier,
  chooseStore,
} from '@/lib/domain/checkout/delivery';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { syncDelivery, updateShippingInsurance } from '@/stores/flows/checkout/save-delivery';
import { useToastStore } from '@/stores/interface/toast-store';
import { cartDocument } from '../../../support/cart-resource';
import { clearToasts } from '../../../support/clear-toasts';
import { createCartTotals, createCustomerCart } from '../../../support/create-customer-cart';
import { holdFrames } from '../../../support/hold-frames';
import { mockBackend, type Resolver } from '../../../support/mock-backend';

const backend = mockBackend();
const place = (id: string) => ({ id, label: id });
const decide = () =>
  useCheckoutStore
    .getState()
    .update((data) => chooseCourier(chooseAddress(data, place('1')), place('estafeta')));

function server(status = 200) {
  const save = vi.fn<Resolver>(() =>
    Response.json(
      { meta: { cart_id: '2-1', total: 1000, subtotal: 862.07, tax: 137.93 } },
      { status },
    ),
  );
  backend.on(assumedCheckoutEndpoints.shippingChoice, save);
  return () => save.mock.calls.map(([{ body }]) => body);
}

beforeEach(() => {
  useCheckoutStore.getState().reset();
  clearToasts();
});
afterEach(() => vi.unstubAllGlobals());

it('does not send an incomplete delivery', async () => {
  const told = server();
  await updateShippingInsurance('7', false);
  expect(told()).toEqual([]);
  expect(useCheckoutStore.getState().hasShippingInsurance).toBe(false);
});

it('sends only the last of several choices', async () => {
  decide();
  const told = server();
  await Promise.all([
    updateShippingInsurance('7', false),
    updateShippingInsurance('7', true),
    updateShippingInsurance('7', false),
  ]);
  expect(told()).toHaveLength(1);
  expect(told()[0]).toMatchObject({ courier_id: 'estafeta', has_shipping_insurance: false });
});

it('starts the call of a choice after the frame that shows it', async () => {
  decide();
  const told = server();
  const frames = holdFrames();
  const saved = syncDelivery('7');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told()).toEqual([]);
  frames.draw();
  await saved;
  expect(told()).toHaveLength(1);
});

it('rolls back what the server rejects, and notifies', async () => {
  decide();
  server(422);
  await updateShippingInsurance('7', false);
  expect(useCheckoutStore.getState().hasShippingInsurance).toBe(true);
  expect(useToastStore.getState().toasts).toHaveLength(1);
});

it('counts the server’s answer from the moment when it has the choice', async () => {
  decide();
  server();
  const totals = createCartTotals({ total: 1000, insuranceOffer: 29 });
  backend.on(specEndpoints.cartDetail, () => cartDocument(createCustomerCart([], { totals })));
  const stop = new QueryObserver(getQueryClient(), customerCartQuery('7')).subscribe(() => {});
  const saved = updateShippingInsurance('7', true);
  expect(isInsured(useCheckoutStore.getState(), totals)).toBe(true);
  await saved;
  await vi.waitFor(() => expect(isInsured(useCheckoutStore.getState(), totals)).toBe(false));
  stop();
});

it('counts the server’s store from the moment when its answer has the choice', async () => {
  const chosen = () => useCheckoutStore.getState().store?.id;
  const adopt = () =>
    useCheckoutStore.getState().update((data) => adoptPickup(data, { storeId: '3', person: null }));
  useCheckoutStore.getState().update((data) => chooseStore(data, place('2')));
  adopt();
  expect(chosen()).toBe('2');
  server();
  const pickup = { storeId: '2', person: null };
  backend.on(specEndpoints.cartDetail, () => cartDocument(createCustomerCart([], { pickup })));
  const stop = new QueryObserver(getQueryClient(), customerCartQuery('7')).subscribe(() => {});
  await syncDelivery('7');
  await vi.waitFor(() => expect(useCheckoutStore.getState().isDeliveryChosen).toBe(false));
  // Another device chose another one since.
  adopt();
  expect(chosen()).toBe('3');
  stop();
});

it('continues after a failed call', async () => {
  decide();
  server(500);
  await expect(syncDelivery('7')).rejects.toThrow();
  const told = server();
  await syncDelivery('7');
  expect(told()).toHaveLength(1);
});
