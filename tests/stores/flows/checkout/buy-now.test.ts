// @vitest-environment own-window
// @reloaded: it needs modules that no other file has used.
import { beforeEach, expect, it, vi } from 'vitest';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { toCartLine } from '@/lib/domain/cart/lines';
import { useCartStore } from '@/stores/cart/cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { buyNow } from '@/stores/flows/checkout/begin-checkout';
import { useToastStore } from '@/stores/interface/toast-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { laura, signInAs } from '../../../components/account/harness';
import { cartDocument, itemDocument, totalsAttributes } from '../../../support/cart-resource';
import {
  createCartTotals,
  createCustomerCart,
  createCustomerCartItem,
} from '../../../support/create-customer-cart';
import { createSnapshot } from '../../../support/create-product';
import { mockBackend, type Resolver, refusal } from '../../../support/mock-backend';

const backend = mockBackend();
const add = vi.fn<Resolver>();
let cart = createCustomerCart([]);
const line = toCartLine(createSnapshot({ id: '7' }), 1);
const PAYMENT = '/compra/elegir-pago';

hydrateStores();
beforeEach(() => {
  cart = createCustomerCart([]);
  backend.on(specEndpoints.cartValidate, () => ({ meta: { max_qty: 9 } }));
  backend.on(specEndpoints.cartDetail, () => cartDocument(cart));
  backend.on(specEndpoints.cartTotals, () => ({ meta: totalsAttributes(createCartTotals()) }));
  backend.on(specEndpoints.cartTotalItems, () => ({ meta: { count: cart.items.length } }));
  backend.on(
    specEndpoints.cartAdd,
    add.mockReset().mockImplementation(({ params }) => {
      const item = createCustomerCartItem(`${params.product}`, Number(params.qty));
      cart = createCustomerCart([item]);
      return itemDocument(item);
    }),
  );
});

const signIn = () => signInAs(laura);
const added = () => add.mock.calls.map(([{ params }]) => params.qty);
const toasts = () => useToastStore.getState().toasts;
const inGuestCart = () => useCartStore.getState().lines.map(({ quantity }) => quantity);
const isPaymentOpen = () => useCheckoutStore.getState().steps.detail.isCompleted;

it('takes a guest to the sign-in with the product, once however often it is pressed', async () => {
  expect(await buyNow(line, 2)).toBe('sign-in');
  expect(await buyNow(line, 2)).toBe('sign-in');
  expect(inGuestCart()).toEqual([2]);
  expect(isPaymentOpen()).toBe(true);
  expect(await buyNow(line, 3)).toBe('sign-in');
  expect(inGuestCart()).toEqual([3]);
});

it('takes a customer to the payment when the backend has the product, and adds it once', async () => {
  signIn();
  expect(await buyNow(line, 2)).toBe(PAYMENT);
  expect(isPaymentOpen()).toBe(true);
  expect(inGuestCart()).toEqual([]);
  expect(await buyNow(line, 2)).toBe(PAYMENT);
  expect(added()).toEqual(['2']);
});

it('adds nothing to a cart that has as many, and what is missing to one that has fewer', async () => {
  cart = createCustomerCart([createCustomerCartItem('7', 2)]);
  signIn();
  expect(await buyNow(line, 1)).toBe(PAYMENT);
  expect(add).not.toHaveBeenCalled();
  await buyNow(line, 3);
  expect(added()).toEqual(['1']);
});

it('stays where it is when the backend refuses the product, and says why', async () => {
  add.mockReturnValue(refusal(422, 'Ya no hay existencia.'));
  signIn();
  expect(await buyNow(line, 1)).toBeNull();
  expect(isPaymentOpen()).toBe(false);
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]?.text).toContain('Ya no hay existencia.');
});

it('does not begin to pay for a cart that has more than there is', async () => {
  cart = createCustomerCart([createCustomerCartItem('7', 1), createCustomerCartItem('8', 9)]);
  signIn();
  expect(await buyNow(line, 1)).toBeNull();
  expect(isPaymentOpen()).toBe(false);
  const title = 'Hay productos sin existencia suficiente';
  await vi.waitFor(() => expect(toasts()[0]?.title).toBe(title));
});
