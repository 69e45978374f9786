import { randomUUID } from 'node:crypto';
import { checkOrderReview, readCheckoutTotals } from '@/lib/api/checkout-totals';
import {
  addCoupon,
  addToCart,
  readCustomerCart,
  removeFromCart,
  setCartQuantity,
} from '@/lib/api/customer-cart';
import { readCouriers, readPickupStores, saveShippingChoice } from '@/lib/api/delivery-options';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { readMonthlyOptions, saveMonthlyPayment } from '@/lib/api/monthly-options';
import { readPaymentMethods } from '@/lib/api/payment-methods';
import {
  cancelPayment,
  createTransaction,
  readTransaction,
  readTransactionOutcome,
  readTransactionPayment,
} from '@/lib/api/transactions';
import type { Address } from '@/lib/domain/address/address';
import type { CustomerCart } from '@/lib/domain/cart/customer-cart';
import { chooseAddress, chooseCourier, chooseStore } from '@/lib/domain/checkout/delivery';
import { toPlaceOrderRequest } from '@/lib/domain/checkout/place-order-request';
import { type CheckoutData, createInitialCheckout } from '@/lib/domain/checkout/state';
import type { ProductSummary } from '@/lib/domain/product/types';
import { ZIP_CODE } from './catalogue';
import type { Walk } from './walk';

const toOption = ({ id }: { id: string }) => ({ id, label: '' });

/** Chooses a delivery by pickup and by courier. @returns the one that was taken last, or null */
async function chooseDelivery(walk: Walk, address: Address | null): Promise<CheckoutData | null> {
  const { client } = walk;
  const start = { ...createInitialCheckout(), hasShippingInsurance: false };
  const choose = (name: string, data: CheckoutData) =>
    walk.step(name, async () => {
      await saveShippingChoice(client, data);
      return data;
    });
  const stores = await walk.step('pickup stores', readPickupStores, ZIP_CODE);
  const store = stores?.find(({ isAvailable }) => isAvailable);
  const pickup = store && (await choose('pickup', chooseStore(start, toOption(store))));
  if (!address) return pickup ?? null;
  const couriers = await walk.step('couriers', readCouriers, address.id);
  const courier = couriers?.[0];
  if (!courier) {
    const call = assumedCheckoutEndpoints.couriers;
    walk.observe(call, 'must', ['data', 'has no courier'], 'nothing can be sent home');
    return pickup ?? null;
  }
  const sent = chooseCourier(chooseAddress(start, toOption(address)), toOption(courier));
  return (await choose('shipping', sent)) ?? pickup ?? null;
}

/** Orders the cart with a method that takes no money at once, and cancels the payment. @returns whether it was ordered */
async function writeOrder(
  walk: Walk,
  { cart, address }: { cart: CustomerCart; address: Address | null },
): Promise<boolean> {
  const delivery = await chooseDelivery(walk, address);
  const methods = (await walk.step('payment methods', readPaymentMethods, null)) ?? [];
  const method = methods.find((one) => !one.tokenizer && one.isAvailable);
  if (!delivery || !method) {
    walk.note('No delivery or no method of payment without a card, so no order was tried.');
    return false;
  }
  const ofCart = { transactionId: null };
  const chosen = { methodCode: method.code, tokenizableId: null };
  const wanted = { payment: chosen, ...ofCart };
  const options = (await walk.step('monthly plans', readMonthlyOptions, wanted)) ?? [];
  const payment = { ...chosen, plans: options.map(({ id }) => ({ optionId: id, months: 1 })) };
  const asked = { payment, ...ofCart };
  await walk.step('monthly payment', saveMonthlyPayment, asked);
  const totals = await walk.step('totals', readCheckoutTotals, asked);
  const trackingId = randomUUID();
  const { isShipping } = delivery;
  const reviewed = { ...payment, isShipping, trackingId, ...ofCart };
  await walk.step('check of the order', checkOrderReview, reviewed);
  if (!totals) {
    walk.note('The totals could not be read, so no order was tried.');
    return false;
  }
  const key = randomUUID();
  const accepted = { acceptTerms: true, acceptShippingConditions: true };
  const data = { ...delivery, ...accepted, trackingId };
  const request = toPlaceOrderRequest({ payment, cvcToken: null, data, totals });
  const placed = await walk.step('an order', createTransaction, { request, key });
  if (!placed) return false;
  const { transactionId, paymentId } = placed.transaction;
  await walk.step('the order', readTransaction, transactionId);
  await walk.refused('an unknown order', [404], readTransaction, '0');
  await walk.step('the order by its key', readTransactionOutcome, { key, cartId: totals.cartId });
  if (paymentId === null) {
    walk.note(`Order ${transactionId} has no payment that could be cancelled: cancel it by hand.`);
    return cart.items.length > 0;
  }
  await walk.step('the payment', readTransactionPayment, paymentId);
  const cancelled = await walk.step('the cancelled payment', cancelPayment, paymentId);
  if (!cancelled)
    walk.note(`The payment of order ${transactionId} was not cancelled: do so by hand.`);
  return true;
}

/** Fills the cart, orders it where nothing else is in it, and takes out what was put in. */
export async function writeCart(
  walk: Walk,
  { product, address }: { product: ProductSummary; address: Address | null },
): Promise<void> {
  const readCart = () => walk.step('cart', readCustomerCart);
  const before = await readCart();
  await walk.step('an added product', addToCart, { productId: product.id, qty: 1 });
  const cart = await readCart();
  const isNew = (id: string) => before?.items.every((item) => item.id !== id) ?? true;
  const line = cart?.items.find(({ id }) => isNew(id));
  if (!line) {
    const problem = ['the call', 'puts nothing in the cart'] as const;
    walk.observe(specEndpoints.cartAdd, 'must', problem, 'nothing can be bought');
    return;
  }
  await walk.step('a quantity', setCartQuantity, { itemId: line.id, qty: 1 });
  await walk.refused('an unknown coupon', [400, 404, 409, 422], addCoupon, 'NO-EXISTE-0', null);
  const isOrdered =
    before?.items.length === 0 && cart ? await writeOrder(walk, { cart, address }) : false;
  if (before && before.items.length > 0)
    walk.note('The cart was not empty, so no order was tried: it would have ordered the rest too.');
  if (!isOrdered) await walk.step('a removed line', removeFromCart, line.id);
}
