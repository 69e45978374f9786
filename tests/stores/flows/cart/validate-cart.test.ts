// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { getCartLineState } from '@/lib/domain/cart/line-state';
import { createLineKey, toCartLine } from '@/lib/domain/cart/lines';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import { useCartStore } from '@/stores/cart/cart-store';
import {
  refreshCartPrices,
  useCartChecksStore,
  validateCart,
  validateCartLine,
} from '@/stores/flows/cart/validate-cart';
import { useToastStore } from '@/stores/interface/toast-store';
import { createProduct, createSnapshot, type ProductChange } from '../../../support/create-product';
import { mockBackend, type Resolver, refusal } from '../../../support/mock-backend';
import { productResource } from '../../../support/product-resource';

const backend = mockBackend();
const read = vi.fn<Resolver>();
const readPrices = vi.fn<Resolver>();

const product = createProduct({ name: 'Tarjeta <RTX>' });
const key = createLineKey(product.id);
const answer = (change: object) => ({
  meta: {
    valid: true,
    product_id: product.id,
    qty: 5,
    max_qty: 7,
    price_with_tax: 1000,
    current_price_with_tax: 900,
    message: null,
    ...change,
  },
});
const down = () => refusal(400, 'down');
const line = () => useCartStore.getState().lines[0] ?? expect.fail('The line is lost.');
const state = () => getCartLineState(line(), useCartChecksStore.getState()[product.id]);
const put = (change: ProductChange) =>
  useCartStore.getState().addLine(toCartLine(createSnapshot(change), 1));
const said = async () => {
  await vi.dynamicImportSettled();
  return useToastStore.getState().toasts.map(({ text }) => text);
};

beforeEach(() => {
  useCartStore.getState().addLine(toCartLine(toProductSnapshot(product), 5));
  backend.on(specEndpoints.cartValidate, read.mockReset());
  backend.on(assumedEndpoints.products, readPrices.mockReset());
});
it('shows nothing when the line is valid', async () => {
  read.mockReturnValue(answer({}));
  expect(await validateCartLine(key)).toBe(true);
  expect(state()).toMatchObject({ stock: 'enough', price: null, available: 5 });
  expect(await said()).toEqual([]);
});

it('counts the available units, and keeps the wanted quantity', async () => {
  read.mockReturnValue(answer({ valid: false, max_qty: 2, message: 'Solo quedan 2.' }));
  await validateCartLine(key);
  expect(line().quantity).toBe(5);
  expect(state()).toMatchObject({ stock: 'short', available: 2, reason: null });
  await vi.waitFor(async () =>
    expect((await said())[0]).toContain('Solo quedan 2 piezas de <strong>Tarjeta &#60;RTX&#62;'),
  );
});

it("shows the backend's escaped message for a rejection that is not about stock", async () => {
  read.mockReturnValue(answer({ valid: false, message: 'Sólo <1> por persona' }));
  await validateCartLine(key);
  expect(state().reason).toBe('Sólo <1> por persona');
  await vi.waitFor(async () => expect(await said()).toEqual(['Sólo &#60;1&#62; por persona']));
});

it.each([
  ['gone', () => refusal(404, 'No existe.')],
  ['sold', () => answer({ valid: false, max_qty: 0 })],
] as const)('keeps a line that is %s, and notifies', async (stock, value) => {
  read.mockImplementation(value);
  await validateCartLine(key);
  expect(state()).toMatchObject({ stock, available: 0, price: null });
  await vi.waitFor(async () => expect((await said())[0]).toContain('Sigue en tu carrito'));
});

it('notifies of a new price and remembers the price that the visitor saw', async () => {
  read.mockReturnValue(answer({ current_price_with_tax: 950 }));
  await validateCartLine(key);
  expect(state().price).toEqual({ before: 900, now: 950 });
  expect(line().product.pricing.currentPriceWithTax).toBe(900);
  await vi.waitFor(async () => expect((await said())[0]).toContain('de $900.00 a $950.00'));
});

it('ignores a line that changed in the meantime, and one that it cannot check', async () => {
  read.mockImplementation(() => {
    useCartStore.getState().setQuantity(key, 4);
    return answer({ valid: false, max_qty: 1 });
  });
  await validateCartLine(key);
  expect(state().stock).toBe('enough');
  read.mockImplementation(down);
  expect(await validateCartLine(key)).toBe(false);
  expect(line().quantity).toBe(4);
  expect(await said()).toEqual([]);
});

it('checks every line of a long cart, a few at a time', async () => {
  for (let id = 100; id < 130; id++) put({ id: String(id), slug: `p${id}` });
  let [under, most] = [0, 0];
  const asked = new Set<string>();
  read.mockImplementation(async ({ params }) => {
    const id = params.product ?? '';
    asked.add(id);
    under += 1;
    most = Math.max(most, under);
    await new Promise((resolve) => setTimeout(resolve, 1));
    under -= 1;
    return id === '105' ? down() : answer({ product_id: id });
  });
  expect(await validateCart()).toBe(false);
  expect(asked.size).toBe(31);
  expect(most).toBeLessThanOrEqual(4);
});

it('refreshes the lines in the cart, except those that the backend does not know', async () => {
  put({ id: '8', slug: 'otra', name: 'Otra' });
  const pricing = { ...product.pricing, currentPriceWithTax: 800 };
  const offer = { id: product.id, pricing, stockStores: 3, stockProviders: 0 };
  readPrices.mockReturnValue({ data: [productResource(offer)] });
  await refreshCartPrices();
  expect(state()).toMatchObject({ available: 3, price: { before: 900, now: 800 } });
  expect(useCartStore.getState().lines).toHaveLength(2);
  expect(useCartChecksStore.getState()['8']).toBeUndefined();
});

it('keeps the cart when the backend does not answer', async () => {
  readPrices.mockImplementation(down);
  await refreshCartPrices();
  expect(state()).toMatchObject({ stock: 'enough', available: 5 });
});
