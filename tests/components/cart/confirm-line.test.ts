// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirmLine, refreshCart } from '@/components/cart/confirm-line';
import type { CartValidation } from '@/lib/api/resources/cart-validation';
import { lineKey } from '@/lib/domain/cart/lines';
import { guestUnitPrice } from '@/lib/domain/cart/totals';
import { getQueryClient } from '@/lib/queries/query-client';
import { useCartStore } from '@/stores/cart-store';
import { dismissAll, useToastStore } from '@/stores/toast-store';
import { aProduct } from '../../support/a-product';

const read = vi.hoisted(() => vi.fn<() => Promise<CartValidation | null>>());
vi.mock('@/lib/api/reads/cart', () => ({ readCartValidation: read }));
const readPrices = vi.hoisted(() => vi.fn<() => Promise<Map<string, unknown>>>());
vi.mock('@/lib/api/reads/product', () => ({ readLivePrices: readPrices, readReviews: vi.fn() }));

const product = aProduct({ name: 'Tarjeta <RTX>' });
const key = lineKey(product.id);
const answer = (change: Partial<CartValidation>): CartValidation => ({
  valid: true,
  productId: product.id,
  qty: 5,
  maxQty: 7,
  priceWithTax: 1000,
  currentPriceWithTax: 900,
  message: null,
  ...change,
});
const line = () => useCartStore.getState().lines[0];
const said = () => useToastStore.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  useCartStore.getState().clear();
  useCartStore.getState().add(product, 5);
});
afterEach(() => {
  dismissAll();
  getQueryClient().clear();
});

it('says nothing when all is well', async () => {
  read.mockResolvedValue(answer({}));
  await confirmLine(key);
  expect(line()?.quantity).toBe(5);
  expect(said()).toEqual([]);
});

it('lowers the quantity to what there is', async () => {
  read.mockResolvedValue(answer({ valid: false, maxQty: 2 }));
  await confirmLine(key);
  expect(line()?.quantity).toBe(2);
  expect(line()?.product.stock).toBe(2);
  expect(said()[0]).toContain('Solo quedan 2 piezas de <strong>Tarjeta &#60;RTX&#62;</strong>');
});

it("prefers the backend's own words, escaped", async () => {
  read.mockResolvedValue(answer({ valid: false, maxQty: 1, message: 'Sólo <1> pieza' }));
  await confirmLine(key);
  expect(said()).toEqual(['Sólo &#60;1&#62; pieza']);
});

it('takes out what is gone', async () => {
  read.mockResolvedValue(null);
  await confirmLine(key);
  expect(line()).toBeUndefined();
  expect(said()[0]).toContain('ya no está disponible');
});

it('takes out what is sold out', async () => {
  read.mockResolvedValue(answer({ valid: false, maxQty: 0 }));
  await confirmLine(key);
  expect(line()).toBeUndefined();
});

it('takes the new price and tells it', async () => {
  read.mockResolvedValue(answer({ currentPriceWithTax: 950 }));
  await confirmLine(key);
  const now = line();
  expect(now && guestUnitPrice(now.product)).toBe(950);
  expect(now && now.subtotal - now.discount + now.tax).toBeCloseTo(950, 2);
  expect(now?.quantity).toBe(5);
  expect(said()[0]).toContain('de $900.00 a $950.00');
});

it('leaves a line alone that changed meanwhile, and one it cannot ask about', async () => {
  read.mockImplementation(async () => {
    useCartStore.getState().set(key, 4);
    return answer({ valid: false, maxQty: 1 });
  });
  await confirmLine(key);
  expect(line()?.quantity).toBe(4);
  read.mockRejectedValue(new Error('down'));
  await confirmLine(key);
  expect(line()?.quantity).toBe(4);
  expect(said()).toEqual([]);
});

it('refreshes what lay in the cart, and leaves what the backend does not know', async () => {
  useCartStore.getState().add(aProduct({ id: '8', slug: 'otra', name: 'Otra' }));
  const pricing = { ...product.pricing, currentPriceWithTax: 800 };
  readPrices.mockResolvedValue(new Map([[product.id, { pricing, stockTotal: 3 }]]));
  await refreshCart();
  expect(line()).toMatchObject({ quantity: 3, product: { promotionPriceWithTax: 800, stock: 3 } });
  expect(useCartStore.getState().lines).toHaveLength(2);
  expect(said()).toHaveLength(2);
});

it('keeps the cart when the backend is silent', async () => {
  readPrices.mockRejectedValue(new Error('down'));
  await refreshCart();
  expect(line()?.quantity).toBe(5);
});
