import { z } from 'zod';
import type { Backend } from '../backend';
import { isDigital, isDigitalOrder } from '../catalogue/showcase';
import { orderPayments } from '../checkout/transactions';
import { addDeliveryDays, endOfDay, mexicoToday } from '../core/clock';
import { byId } from '../core/find';
import { type Json, link, links, type Resource, resourceOf, toWire } from '../core/json-api';
import { cents } from '../core/text';
import { parts, readRows, word } from '../seed/load';
import { HOLD_DAYS, STORES } from '../seed/places/stores';
import { IVA_PERCENT, split, sum } from './pricing';
import { type CustomerRow, type OrderRow, PLACE_FIELDS, type TransactionRow } from './rows';

const TEXTS = readRows(
  'customers/statuses.csv',
  z.strictObject({ of: z.enum(['order', 'payment', 'method']), code: word, text: word }),
);
const textsOf = (wanted: 'order' | 'payment' | 'method'): Readonly<Record<string, string>> =>
  Object.fromEntries(TEXTS.flatMap(({ of, code, text }) => (of === wanted ? [[code, text]] : [])));

export const ORDER_STATUS = textsOf('order');
export const PAYMENT_STATUS = textsOf('payment');
export const PAYMENT_METHOD = textsOf('method');

export type Way = 'parcel' | 'pickup' | 'mail';

const READY: Readonly<Record<Way, readonly string[]>> = {
  parcel: ['preparing', 'shipped'],
  pickup: ['preparing', 'ready_for_pickup'],
  mail: [],
};

export function pathTo(status: string, way: Way): string[] {
  const usual = ['pending_payment', 'paid', ...READY[way], 'delivered'];
  if (status === 'cancelled') return ['pending_payment', 'cancelled'];
  if (status === 'returned') return [...usual, 'returned'];
  return usual.slice(0, usual.indexOf(status) + 1);
}

export function stepsAfter(status: string, way: Way): string[] {
  const usual = pathTo('delivered', way);
  const at = usual.indexOf(status);
  return at === -1 ? [] : usual.slice(at + 1);
}

/**
 * The warranty statuses from 1 on: the name in the contract, what the customer reads (spec 4.4), and what a request goes
 * through on its way there.
 */
export const WARRANTY_STATUSES = readRows(
  'customers/warranty-statuses.csv',
  z.strictObject({ key: word, text: word, path: parts }),
).map(({ path, ...row }) => ({ ...row, path: path.map(Number) }));

export const warrantyStatus = (status: number) =>
  WARRANTY_STATUSES[status - 1] ?? { key: '', text: '' };

/** Amounts of an order in pesos; `subtotal`, costs and discounts without IVA, `total` with it. */
function amounts(order: OrderRow) {
  const products = order.items.map(({ price, qty }) => split(cents(price * qty)));
  const extras = [order.shipping, order.insurance].map(split);
  const coupon = split(order.couponDiscount);
  const onePay = split(order.onePayDiscount ?? 0);
  const subtotal = sum(products.map(({ net }) => net));
  const iva = sum([...products, ...extras].map(({ tax }) => tax).concat(-coupon.tax, -onePay.tax));
  const [shipping = 0, insurance = 0] = extras.map(({ net }) => net);
  return {
    subtotal,
    discount: sum([coupon.net, onePay.net]),
    coupon_discount: coupon.net,
    cash_discount: 0,
    one_pay_discount: onePay.net,
    shipping_cost: shipping,
    shipping_insurance_cost: insurance,
    iva,
    iva_percentage: IVA_PERCENT,
    ...toWire(order, 'walletUsed customer_wallet_promotion_amount=walletEarned'),
    total: sum([subtotal, -coupon.net, -onePay.net, shipping, insurance, iva]),
  };
}

const arrivalOf = ({ status }: OrderRow): string | null =>
  status === 'shipped' ? 'on_the_way' : status === 'delivered' ? 'delivered' : null;

/** The days on which a parcel arrives: those that the checkout promised, for older orders some days after they were placed. */
function arrivalDays({ createdUtc, courier }: OrderRow, promised: TransactionRow['arrives']) {
  const placed = mexicoToday(new Date(createdUtc));
  const usual = { from: addDeliveryDays(placed, 4), to: addDeliveryDays(placed, 6) };
  const { from = null, to = null } = promised ?? (courier ? usual : {});
  return { delivery_from: from, delivery_to: to };
}

export const wayOf = (catalogue: Backend['catalogue'], order: OrderRow): Way =>
  order.storeId !== null ? 'pickup' : isDigitalOrder(catalogue, order) ? 'mail' : 'parcel';

function timeline(catalogue: Backend['catalogue'], order: OrderRow): Json {
  const step = (status: string, at_utc: string | null, note: string, is_done: boolean) => ({
    status,
    text: ORDER_STATUS[status] ?? status,
    at_utc,
    note,
    is_done,
  });
  const next = stepsAfter(order.status, wayOf(catalogue, order));
  return [
    ...order.events.map(({ status, utc, note }) => step(status, utc, note, true)),
    ...next.map((status) => step(status, null, '', false)),
  ];
}

/** The payment of an order that no checkout placed. */
function payments(order: OrderRow, total: number): Json {
  const { id, method, paymentStatus: status, months, paidUtc } = order;
  // As long as the vouchers of the checkout are valid.
  const expires = status === 'pending' ? endOfDay(new Date(order.createdUtc), 3) : null;
  return [
    {
      id: `${id}1`,
      method_code: method,
      method_text: PAYMENT_METHOD[method] ?? method,
      status,
      status_text: PAYMENT_STATUS[status] ?? status,
      amount: cents(total - order.walletUsed),
      monthly_payment_months: months,
      reference: method === 'oxxo' ? `9300${id.padStart(10, '0')}` : null,
      expires_utc: expires,
      paid_utc: paidUtc,
    },
  ];
}

export function orderResource(
  { catalogue, customers: { rows } }: Backend,
  customer: CustomerRow,
  order: OrderRow,
  form: 'list' | 'detail',
): Resource {
  const { id, status, paymentStatus, method, courier, invoice, address } = order;
  const money = amounts(order);
  const store = byId(STORES, order.storeId);
  const transaction = rows.transactions.find(({ orderId }) => orderId === id);
  const detail = {
    customer_id: customer.id,
    customer_name: `${customer.name} ${customer.lastName}`,
    ...toWire(customer, 'customer_email=email customer_phone=phone'),
    payments: transaction ? orderPayments(transaction) : payments(order, money.total),
    transaction_id: transaction?.id ?? null,
    delivery_address: address && toWire(address, PLACE_FIELDS),
    pickup_store: store
      ? { ...toWire(store, 'id name address hours'), hold_days: HOLD_DAYS }
      : null,
    invoice: invoice && {
      ...toWire(invoice, 'uuid rfc businessName issued_utc=utc'),
      has_xml: true,
    },
    can_request_invoice: invoice === null && paymentStatus === 'success',
  };
  const attributes = {
    ...toWire(order, 'folio status'),
    status_text: ORDER_STATUS[status] ?? status,
    payment_status: paymentStatus,
    simple_payment_status_text: PAYMENT_STATUS[paymentStatus] ?? paymentStatus,
    payment_confirmed_at: order.paidUtc,
    arrival_status: arrivalOf(order),
    created_utc: order.createdUtc,
    items_count: order.items.length,
    is_draft: false,
    is_for_web: 1,
    has_messages: rows.messages.some(({ orderId }) => orderId === id),
    has_invoice: invoice !== null,
    payment_method: { code: method, name: PAYMENT_METHOD[method] ?? method },
    courier: courier === null ? null : { name: courier, guide: order.guide },
    timeline: timeline(catalogue, order),
    ...arrivalDays(order, transaction?.arrives ?? null),
    ...money,
    ...(form === 'detail' && detail),
  };
  return resourceOf('orders', id, attributes, { items: links('order-items', order.items) });
}

export function orderItemResource({ catalogue }: Backend, row: OrderRow['items'][0]): Resource {
  const article = catalogue.byId.get(row.productId);
  return resourceOf(
    'order-items',
    row.id,
    {
      name: article?.name ?? 'Producto descontinuado',
      part_number: article?.partNumber ?? '',
      qty: row.qty,
      price_with_tax: row.price,
      total_with_tax: cents(row.price * row.qty),
      is_digital: article !== undefined && isDigital(article),
    },
    { product: link('products', article?.id) },
  );
}
