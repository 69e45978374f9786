// @vitest-environment jsdom

import { QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { getQueryClient } from '@/lib/api/client/query-client';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { CustomerCart } from '@/lib/domain/cart/customer-cart';
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
import { createCartTotals, createCustomerCart } from '../../../support/create-customer-cart';
import { holdFrames } from '../../../support/hold-frames';
import { mockBackend, type Resolver } from '../../../support/mock-backend';

const backend = mockBackend();
const place = (id: string) => ({ id, label: id });
const checkout = () => useCheckoutStore.getState();
const decide = () =>
  checkout().update((data) => chooseCourier(chooseAddress(data, place('1')), place('estafeta')));

function server(status = 200) {
  const meta = { cart_id: '2-1', total: 1000, subtotal: 862.07, tax: 137.93 };
  const save = vi.fn<Resolver>(() => Response.json({ meta }, { status }));
  backend.on(assumedCheckoutEndpoints.shippingChoice, save);
  return () => save.mock.calls.map(([{ body }]) => body);
}
/** A screen shows the customer's cart, as the backend has it. */
function watchCart(change: Partial<CustomerCart>): void {
  backend.on(specEndpoints.cartDetail, () => cartDocument(createCustomerCart([], change)));
  onTestFinished(new QueryObserver(getQueryClient(), customerCartQuery('7')).subscribe(() => {}));
}

it('does not send an incomplete delivery', async () => {
  const told = server();
  await updateShippingInsurance('7', false);
  expect(told()).toEqual([]);
  expect(checkout().hasShippingInsurance).toBe(false);
});

it('sends only the last of several choices', async () => {
  decide();
  const told = server();
  const choices = [false, true, false];
  await Promise.all(choices.map((isWanted) => updateShippingInsurance('7', isWanted)));
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
  expect(checkout().hasShippingInsurance).toBe(true);
  expect(useToastStore.getState().toasts).toHaveLength(1);
});

it('counts the server’s answer from the moment when it has the choice', async () => {
  decide();
  server();
  const totals = createCartTotals({ total: 1000, insuranceOffer: 29 });
  watchCart({ totals });
  const saved = updateShippingInsurance('7', true);
  expect(isInsured(checkout(), totals)).toBe(true);
  await saved;
  await vi.waitFor(() => expect(isInsured(checkout(), totals)).toBe(false));
});

it('counts the server’s store from the moment when its answer has the choice', async () => {
  const chosen = () => checkout().store?.id;
  const adopt = () =>
    checkout().update((data) => adoptPickup(data, { storeId: '3', person: null }));
  checkout().update((data) => chooseStore(data, place('2')));
  adopt();
  expect(chosen()).toBe('2');
  server();
  watchCart({ pickup: { storeId: '2', person: null } });
  await syncDelivery('7');
  await vi.waitFor(() => expect(checkout().isDeliveryChosen).toBe(false));
  // Another device chose another one since.
  adopt();
  expect(chosen()).toBe('3');
});

it('continues after a failed call', async () => {
  decide();
  server(500);
  await expect(syncDelivery('7')).rejects.toThrow();
  const told = server();
  await syncDelivery('7');
  expect(told()).toHaveLength(1);
});
