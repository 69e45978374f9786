import { z } from 'zod';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Article } from '../../catalogue/types';
import { charge } from '../../checkout/charge';
import { methodOf } from '../../checkout/methods';
import { PAID_AT_ONCE } from '../../checkout/options';
import { transactionBasket } from '../../checkout/transactions';
import { addDeliveryDays, mexicoToday } from '../../core/clock';
import { Random } from '../../core/random';
import { cents } from '../../core/text';
import { SEEDED_CART } from '../../customers/basket';
import { pathTo, WARRANTY_STATUSES } from '../../customers/order-resource';
import {
  type OrderRow,
  orderAddress,
  type PaymentRow,
  type TransactionRow,
} from '../../customers/rows';
import { basketTotals } from '../../customers/totals';
import { columns, number, parts, readRows, word } from '../load';
import { STORES } from '../places/stores';
import { REGULAR } from './people';
import type { Seeding } from './seed';

const METHODS = ['stripe_card', 'stripe_card', 'paypal_account', 'oxxo', 'mercadopago', 'codi'];
const COURIERS = ['Estafeta', 'DHL', 'FedEx'];
const PAYMENT: Readonly<Record<string, string>> = {
  pending_payment: 'pending',
  cancelled: 'failed',
  returned: 'refunded',
};

type Plan = { customerId: string; status: string; daysAgo: number };

/** Orders of a customer in these statuses, so many times, from some days ago on. */
const Orders = z.strictObject({
  customerId: word,
  statuses: parts,
  ...columns('times first every', number),
});

/** An order of one to three articles, with all that happened to it until its status. */
export function orderOf(seeding: Seeding, plan: Plan, articles: readonly Article[]): OrderRow {
  const { rows } = seeding;
  const { customerId, status, daysAgo } = plan;
  const id = seeding.nextId();
  const random = new Random(`order ${customerId} ${daysAgo}`);
  const isPickup = status === 'ready_for_pickup' || (status !== 'shipped' && random.chance(0.2));
  const path = pathTo(status, isPickup ? 'pickup' : 'parcel');
  // Half a day for each step, but never in the future.
  const step = Math.min(0.5, daysAgo / (path.length + 1));
  const events = path.map((one, index) => ({
    status: one,
    utc: seeding.ago(daysAgo - index * step),
    note: '',
  }));
  const items = random.sample(articles, random.weighted([5, 3, 2]) + 1).map(({ id, prices }) => ({
    id: seeding.nextId(),
    productId: id,
    qty: random.weighted([8, 1, 1]) + 1,
    price: prices.current,
  }));
  const products = cents(items.reduce((sum, { price, qty }) => sum + price * qty, 0));
  const isPending = status === 'pending_payment';
  const isPaid = !isPending && status !== 'cancelled';
  const usual = isPending ? 'oxxo' : random.pick(METHODS);
  const months = random.pick([1, 1, 1, 3, 6]);
  const shipping = isPickup || products >= 4999 ? 0 : 129;
  const insurance = isPickup ? 0 : cents(Math.ceil(products / 1000) * 14.5);
  // Mercado Pago takes what is too much for a voucher.
  const most = methodOf(usual)?.to ?? Number.POSITIVE_INFINITY;
  const isTooMuch = products + shipping + insurance > most;
  const method = isTooMuch && !isPending ? 'mercadopago' : usual;
  const address = rows.addresses.find((row) => row.customerId === customerId);
  const couponDiscount = random.chance(0.15) ? 100 : 0;
  const courier = isPickup ? null : random.pick(COURIERS);
  const hasGuide = ['shipped', 'delivered', 'returned'].includes(status) && !isPickup;
  return {
    id,
    folio: `P-${id}`,
    customerId,
    status,
    paymentStatus: PAYMENT[status] ?? 'success',
    // Only cards are paid by the month.
    method,
    months: method.includes('card') ? months : 1,
    createdUtc: seeding.ago(daysAgo),
    paidUtc: isPaid ? (events[1]?.utc ?? null) : null,
    items,
    shipping,
    insurance,
    couponDiscount,
    walletUsed: 0,
    walletEarned: isPaid ? cents(products * 0.01) : 0,
    courier,
    guide: hasGuide ? `${random.int(1_000_000_000, 9_999_999_999)}` : null,
    storeId: isPickup ? random.pick(STORES).id : null,
    address: isPickup ? null : orderAddress(address),
    events,
    invoice: null,
  };
}

/** Orders in every status, the unfinished ones lately; then years of delivered ones. */
export function seedOrders(seeding: Seeding): void {
  const { rows, bestSellers: articles } = seeding;
  const plans: Plan[] = readRows('customers/orders.csv', Orders).flatMap(
    ({ customerId, statuses, times, first, every }) =>
      Array.from({ length: statuses.length * times }, (_, i) => ({
        customerId,
        status: statuses[i % statuses.length] ?? '',
        daysAgo: first + i * every,
      })),
  );
  // The oldest first, so that numbers grow with time.
  for (const plan of plans.sort((a, b) => b.daysAgo - a.daysAgo)) {
    if (articles.length > 0) rows.orders.push(orderOf(seeding, plan, articles));
  }
  const invoiced = rows.orders.filter(({ status }) => status === 'delivered').slice(-6);
  for (const order of invoiced) {
    const profile = rows.profiles.find((row) => row.customerId === order.customerId);
    if (!profile) continue;
    const { id: profileId, rfc, businessName } = profile;
    const uuid = `6F1B0A2E-${order.id.padStart(4, '0').slice(-4)}-4C1D-9E77-0A5B3C${order.id.padStart(6, '0')}`;
    const utc = order.paidUtc ?? order.createdUtc;
    order.invoice = { uuid, profileId, rfc, businessName, utc };
  }
}

/** What the checkout leaves of an order that waits for its payment: a transaction with a voucher. */
export function seedTransactions(seeding: Seeding, catalogue: Catalogue): void {
  const { rows, nextId } = seeding;
  for (const order of rows.orders.filter(({ status }) => status === 'pending_payment')) {
    const { customerId, createdUtc, storeId, shipping } = order;
    const method = methodOf(order.method);
    const address = rows.addresses.find((row) => row.customerId === customerId);
    if (!method) continue;
    const placed = new Date(createdUtc);
    const today = mexicoToday(placed);
    const row: TransactionRow = {
      id: nextId(),
      customerId,
      cartId: SEEDED_CART,
      orderId: order.id,
      createdUtc,
      holdUtc: createdUtc,
      lines: order.items.map(({ price, ...item }) => ({
        ...item,
        common: price,
        unit: price,
        one: price,
        maxMonths: 1,
        interest: 0,
      })),
      delivery: {
        type: storeId === null ? 'shipping' : 'pickup',
        addressId: storeId === null ? (address?.id ?? null) : null,
        courierId: order.courier?.toLowerCase() ?? null,
        storeId,
        person: null,
        isInsured: storeId === null,
      },
      shipping,
      shippingDiscount: 0,
      coupon: null,
      walletUsed: 0,
      profileId: null,
      trackingId: null,
      taken: [],
      payments: [],
      addressCheck: null,
      arrives: order.courier
        ? { from: addDeliveryDays(today, 4), to: addDeliveryDays(today, 6) }
        : null,
    };
    const { due, insurance } = basketTotals(transactionBasket({ catalogue }, row), PAID_AT_ONCE);
    Object.assign(order, { couponDiscount: 0, insurance });
    const id = nextId();
    const after = (seconds: number) => new Date(placed.getTime() + seconds * 1000).toISOString();
    const payment: PaymentRow = {
      id,
      key: `seed ${order.id}`,
      method: method.code,
      tokenizableId: null,
      plans: {},
      months: 1,
      amount: due,
      createdUtc,
      ...charge({ now: () => placed, after }, method, null, due, id),
    };
    rows.transactions.push({
      ...row,
      payments: [payment],
      holdUtc: payment.expiresUtc ?? createdUtc,
    });
  }
}

const FAILURES = readRows('customers/failures.csv', z.strictObject({ text: word }));

const DIAGNOSIS = 'El diagnóstico cuesta $350.00 porque el daño no lo cubre la garantía.';

/** One request in each of the twelve statuses, for articles of delivered orders. */
export function seedWarranties({ rows, ago, nextId }: Seeding): void {
  const items = rows.orders
    .filter(({ customerId, status }) => customerId === REGULAR && status === 'delivered')
    .toReversed()
    .flatMap(({ id, items }) => items.map((item) => ({ ...item, orderId: id })));
  for (const [index, { path }] of WARRANTY_STATUSES.entries()) {
    const source = items[index % Math.max(1, items.length)];
    const status = path.at(-1);
    if (!source || status === undefined) continue;
    const { orderId, id: orderItemId, productId } = source;
    const id = nextId();
    const daysAgo = path.length * 2 + index;
    rows.warranties.push({
      id,
      folio: `G-${id}`,
      customerId: REGULAR,
      orderId,
      orderItemId,
      productId,
      qty: 1,
      serialNumber: `SN${id}${index}`,
      description: FAILURES[index % FAILURES.length]?.text ?? '',
      status,
      createdUtc: ago(daysAgo),
      photoIds: [],
      events: path.map((step, i) => ({
        status: step,
        utc: ago(daysAgo - i * 2),
        note: step === 7 ? DIAGNOSIS : '',
      })),
    });
  }
}
