import { afterAll, beforeEach, expect, it } from 'vitest';
import { browserClient } from '@/lib/api/client/browser-client';
import { setClientHooks } from '@/lib/api/client/browser-hooks';
import { getQueryClient } from '@/lib/api/client/query-client';
import * as calls from '@/lib/api/customer-cart';
import { getLineTotal } from '@/lib/domain/cart/line-prices';
import { enter, LAURA, lastMail } from '../../mock-api/customer-client';
import { openBackend } from '../../mock-api/open-backend';
import { must } from '../../mock-api/test-client';
import { mockBackend } from '../../support/mock-backend';

const api = await openBackend({ size: 300 });
const laura = await enter(api, LAURA);
const authorization = `Bearer ${laura.answer.meta.token.access_token}`;
const [one, other] = api.articles.filter(({ stock }) => stock.total > 6).slice(0, 2);
if (!one || !other) throw new Error('Too few articles.');

mockBackend(api.backend.handlers);
setClientHooks({ headers: () => ({ authorization }) });
const cart = () =>
  getQueryClient().fetchQuery({ ...calls.customerCartQuery(laura.id), staleTime: 0 });
const count = () =>
  getQueryClient().fetchQuery({ ...calls.customerCartCountQuery(laura.id), staleTime: 0 });
const add = (qty: number, key?: string, productId = one.id) =>
  calls.addToCart(browserClient, { productId, qty, key });

beforeEach(() => calls.clearCart(browserClient));
afterAll(() => setClientHooks({}));

it('reads lines with their prices, and the totals', async () => {
  await add(2);
  const { items, totals, messages } = await cart();
  const prices = { priceWithTax: one.prices.price, currentPriceWithTax: one.prices.current };
  const product = { id: one.id, slug: one.slug, partNumber: one.partNumber, pricing: prices };
  const said = { quantityPerBuild: null, message: null, maxQty: one.stock.total };
  const line = { quantity: 2, assemblyId: null, product };
  expect(items).toMatchObject([{ ...said, line }]);
  const read = must(items[0]).line;
  expect(getLineTotal(read)).toBe(one.prices.current * 2);
  expect(read.product.brandName).not.toBeNull();
  expect(messages).toEqual([]);
  expect(totals).toMatchObject({ count: 1, ivaPercentage: 16, couponCode: null });
  expect(totals.maxWalletAmount).toBeGreaterThan(0);
  expect(totals.insurance).toBeGreaterThan(totals.insuranceTax);
  expect(totals.insuranceTax).toBeGreaterThan(0);
  expect(await calls.readCartTotals(browserClient)).toEqual(totals);
  expect(await count()).toBe(1);
});

it('adds the units of a merge only once, even when the call is repeated', async () => {
  const key = crypto.randomUUID();
  const added = async (qty: number, sent?: string) => (await add(qty, sent)).item?.line.quantity;
  expect([await added(2, key), await added(2, key), await added(3, key)]).toEqual([2, 2, 3]);
  expect(await added(1)).toBe(4);
  await calls.clearCart(browserClient);
  expect(await add(3, key)).toEqual({ item: null, count: 0 });
});

it('changes quantities and removes lines, and returns the removed line', async () => {
  const { item } = await add(1);
  const { id } = must(item);
  const change = (qty: number) => calls.setCartQuantity(browserClient, { itemId: id, qty });
  expect((await change(3))?.line.quantity).toBe(3);
  await expect(change(9999)).rejects.toMatchObject({ status: 422 });
  expect(await calls.removeFromCart(browserClient, id)).toMatchObject({
    name: one.name,
    quantity: 3,
    totalWithTax: expect.closeTo(one.prices.current * 3, 2),
  });
  await expect(calls.removeFromCart(browserClient, id)).rejects.toMatchObject({ status: 404 });
});

it('keeps builds as groups', async () => {
  const parts = [one, other].map(async ({ id }) => (await add(1, undefined, id)).item);
  const items = (await Promise.all(parts)).filter((item) => item !== null);
  await calls.clearCart(browserClient);
  const wanted = { id: '', configId: null, name: '', qty: 1, requiresAssembly: false };
  const added = must(await calls.restoreCartBuild(browserClient, { build: wanted, parts: items }));
  expect(added.build).toMatchObject({ name: 'Ensamble en carrito', requiresAssembly: false });
  const { id } = added.build;
  expect(added.parts.map(({ line }) => line.assemblyId)).toEqual([id, id]);
  const more = { qty: 2, parts: added.parts };
  const twice = must(await calls.updateCartBuild(browserClient, { id, change: more }));
  const pieces = { line: { quantity: 2 }, quantityPerBuild: 1 };
  expect(twice.parts).toMatchObject([pieces, pieces]);
  const change = { requiresAssembly: true };
  const put = must(await calls.updateCartBuild(browserClient, { id, change }));
  expect(put.build).toMatchObject({ qty: 2, requiresAssembly: true });
  expect((await cart()).builds).toEqual([put.build]);
  await calls.removeCartBuild(browserClient, id);
  expect(await cart()).toMatchObject({ items: [], builds: [] });
});

it('applies coupons, and the wallet after its code is confirmed', async () => {
  await add(Math.ceil(600 / one.prices.current));
  const expired = calls.addCoupon(browserClient, 'BUENFIN2024', null);
  await expect(expired).rejects.toMatchObject({ status: 422 });
  const coupon = await calls.addCoupon(browserClient, 'monedero3', 'oxxo');
  expect(coupon).toMatchObject({ couponCode: 'MONEDERO3', couponDiscount: 0 });
  expect(coupon?.couponWalletAmount).toBeGreaterThan(0);
  expect((await calls.removeCoupon(browserClient))?.couponCode).toBeNull();
  await expect(calls.addWallet(browserClient, 10)).rejects.toMatchObject({ status: 403 });
  expect((await calls.sendWalletCode(browserClient)).assignedTo).toContain('@clientes.example');
  const { code } = await lastMail(api, LAURA, 'wallet');
  await calls.verifyWalletCode(browserClient, code ?? '');
  expect((await calls.addWallet(browserClient, 10))?.walletToUse).toBe(10);
  expect((await calls.removeWallet(browserClient))?.walletToUse).toBe(0);
});
