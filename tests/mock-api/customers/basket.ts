import type { Backend } from '../backend';
import { physicalLines } from '../catalogue/showcase';
import { courierOf } from '../checkout/couriers';
import { cents } from '../core/text';
import { estimateDelivery } from '../places/estimate';
import { placeOf } from '../places/zip-codes';
import { FREE_SHIPPING_FROM } from '../seed/derive/promotions';
import { type AppliedCoupon, applyCoupon } from './coupons';
import { walletBalance } from './customers';
import { type PricedItem, pricedItems, sum } from './pricing';
import type { CartRow, CustomerRow, DeliveryRow } from './rows';

const STANDARD_SHIPPING = 99;

/** What is bought and how it travels, whether it is still a cart or an order already. */
export interface Basket {
  /** Changes with every order that is placed. */
  cartId: string;
  lines: readonly PricedItem[];
  coupon: AppliedCoupon | null;
  delivery: DeliveryRow | null;
  /** Pesos with IVA. */
  shipping: number;
  shippingDiscount: number;
  walletWanted: number;
  walletLimit: number;
  creditLimit: number;
  paymentApplied: number;
}

/** One parcel: what the dearest article costs to the customer's place. */
function shippingCost({ customers, now }: Backend, customer: CustomerRow, lines: PricedItem[]) {
  const { addresses } = customers.rows;
  const own = addresses.find((row) => row.customerId === customer.id && row.isDefault);
  const place = placeOf(own?.zipCode ?? customer.zipCode ?? '');
  const sent = physicalLines(lines);
  if (sent.length === 0) return 0;
  if (!place) return STANDARD_SHIPPING;
  const costs = sent.map(({ article }) => Number(estimateDelivery(article, place, now()).cost));
  return Math.max(...costs);
}

export const isShippingFree = (lines: readonly PricedItem[], coupon: AppliedCoupon | null) =>
  sum([...lines.map(({ totalWithTax }) => totalWithTax), -(coupon?.discount ?? 0)]) >=
  FREE_SHIPPING_FROM;

/** The chosen courier's price, or what it comes to while nothing is chosen. */
function shippingOf(backend: Backend, customer: CustomerRow, cart: CartRow, lines: PricedItem[]) {
  const { delivery } = cart;
  const isSent = delivery?.type !== 'pickup' && physicalLines(lines).length > 0;
  if (!isSent) return { shipping: 0, shippingDiscount: 0 };
  const isFree = isShippingFree(lines, applyCoupon(backend, customer, cart.coupon, lines));
  const courier = delivery && courierOf(backend, customer, lines, delivery, isFree);
  if (courier) return { shipping: courier.price, shippingDiscount: courier.discount };
  const cost = shippingCost(backend, customer, lines);
  return { shipping: cost, shippingDiscount: isFree ? cost : 0 };
}

export const SEEDED_CART = '0';

/** The transactions of a customer since the start. */
export const placedSince = ({ customers }: Pick<Backend, 'customers'>, customerId: string) =>
  customers.rows.transactions.filter(
    (row) => row.customerId === customerId && row.cartId !== SEEDED_CART,
  );

/** Which cart it is: the customer's first, second … one that becomes an order. */
export const cartIdOf = (backend: Backend, { id }: CustomerRow): string =>
  `${id}-${placedSince(backend, id).length + 1}`;

export function cartBasket(backend: Backend, customer: CustomerRow, cart: CartRow): Basket {
  const lines = pricedItems(backend, cart);
  return {
    cartId: cartIdOf(backend, customer),
    lines,
    coupon: applyCoupon(backend, customer, cart.coupon, lines),
    delivery: cart.delivery ?? null,
    ...shippingOf(backend, customer, cart, lines),
    walletWanted: cart.walletToUse,
    walletLimit: walletBalance(backend.customers, customer.id),
    creditLimit: cents(customer.creditLimit - customer.creditUsed),
    paymentApplied: 0,
  };
}
