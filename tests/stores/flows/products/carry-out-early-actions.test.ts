// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { readEarlyActions, writeEarlyActions } from '@/lib/browser/early-action';
import { useCompareStore } from '@/stores/browsing/compare-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useFavoritesStore } from '@/stores/favorites/favorites-store';
import { carryOutEarlyActions } from '@/stores/flows/products/carry-out-early-actions';
import { useToastStore } from '@/stores/interface/toast-store';
import { createProduct } from '../../../support/create-product';
import { mockBackend, refusal } from '../../../support/mock-backend';
import { productResource } from '../../../support/product-resource';

const backend = mockBackend();
const product = createProduct({ slug: 'tarjeta', stockStores: 3, stockProviders: 0 });
const press = (...actions: string[]) =>
  writeEarlyActions(actions.map((action) => `${action} tarjeta 1` as `cart 1 ${string} 1`));
const cart = () => useCartStore.getState().lines.map(({ quantity }) => quantity);
const favorites = () => useFavoritesStore.getState().favorites;
const answer = (found: object[]) => backend.on(assumedEndpoints.products, () => ({ data: found }));

beforeEach(() => {
  answer([productResource(product)]);
  backend.on(specEndpoints.cartValidate, () => ({ meta: { valid: true } }));
});

it('adds, saves and compares what was pressed in an earlier document, once', async () => {
  press('cart 2', 'favorites 1', 'compare 1');
  await carryOutEarlyActions();
  await carryOutEarlyActions();
  expect(cart()).toEqual([2]);
  expect(favorites()).toHaveLength(1);
  expect(useCompareStore.getState().items).toHaveLength(1);
  expect(readEarlyActions()).toEqual([]);
});

it('adds no more pieces than there are', async () => {
  press('cart 9');
  await carryOutEarlyActions();
  expect(cart()).toEqual([3]);
});

it('leaves a list as the visitor wanted it, also where it is so already', async () => {
  press('favorites 1', 'favorites 1');
  await carryOutEarlyActions();
  expect(favorites()).toHaveLength(1);
  press('favorites 0');
  await carryOutEarlyActions();
  expect(favorites()).toEqual([]);
});

it('leaves what was pressed in this document to the document', async () => {
  writeEarlyActions([`cart 1 tarjeta ${Date.now()}`]);
  await carryOutEarlyActions();
  expect(cart()).toEqual([]);
  expect(readEarlyActions()).toHaveLength(1);
});

it('tries again later what cannot be asked for, and forgets what is not sold any more', async () => {
  press('cart 1');
  backend.on(assumedEndpoints.products, () => refusal(403, 'down'));
  await carryOutEarlyActions();
  expect(readEarlyActions()).toHaveLength(1);
  answer([]);
  await carryOutEarlyActions();
  expect([cart(), readEarlyActions()]).toEqual([[], []]);
});

it('buys what the cart lacks, once, for who was led to the sign-in', async () => {
  press('cart 1', 'buy 3', 'buy 3');
  await carryOutEarlyActions();
  expect(cart()).toEqual([3]);
  expect(useCheckoutStore.getState().steps.detail.isCompleted).toBe(true);
  expect(readEarlyActions()).toEqual([]);
});

it.each([
  [{ stockStores: 0, stockTotal: 0 }, 'Vendido'],
  [{ isWebPurchasable: false }, 'Solo en sucursales'],
])('says why it adds nothing of %o', async (change, text) => {
  answer([productResource({ ...product, ...change })]);
  press('buy 1');
  await carryOutEarlyActions();
  expect(cart()).toEqual([]);
  expect(useToastStore.getState().toasts).toMatchObject([{ title: product.name, text }]);
});
