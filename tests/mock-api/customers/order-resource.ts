import { z } from 'zod';
import type { Backend } from '../backend';
import { isDigital, isDigitalOrder } from '../catalogue/showcase';
import { orderPayments } from '../checkout/transactions';
import { addDeliveryDays, endOfDay, mexicoToday } from '../core/clock';
import type { Json, Resource } from '../core/json-api';
import { cents } from '../core/text';
import { toWire } from '../core/wire';
import { addressAttributes } from '../handlers/addresses';
import { parts, readRows, word } from '../seed/load';
import { HOLD_DAYS, STORES } from '../seed/places/stores';
import { IVA_PERCENT, split, sum } from './pricing';
import type { CustomerRow, OrderRow } from './rows';

const TEXTS = readRows(
  'customers/statuses.csv',
  z.strictObject({ of: z.enum(['order', 'payment', 'method']), code: word, text: word }),
);
const textsOf = (wanted: 'order' | 'payment' | 'method'): Readonly<Record<string, string>> =>
  Object.fromEntries(TEXTS.flatMap(({ of, code, text }) => (of === wanted ? [[code, text]] : [])));

/** Order status → what the customer reads; so are those below. */
export const ORDER_STATUS = textsOf('order');
export const PAYMENT_STATUS = textsOf('payment');
export const PAYMENT_METHOD = textsOf('method');

export type Way = 'parcel' | 'pickup' | 'mail';

const READY: Readonly<Record<Way, readonly string[]>> = {
  parcel: ['preparing', 'shipped'],
  pickup: ['preparing', 'ready_for_pickup'],
  mail: [],
};

/** What an order goes through on its way to a status. */
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
    wallet_used: order.walletUsed,
    customer_wallet_promotion_amount: order.walletEarned,
    total: sum([subtotal, -coupon.net, -onePay.net, shipping, insurance, iva]),
  };
}

const arrivalOf = ({ status }: OrderRow): string | null =>
  status === 'shipped' ? 'on_the_way' : status === 'delivered' ? 'delivered' : null;

/** The days on which a parcel arrives: those that the checkout promised, for older orders some days after they were placed. */
function arrivalDays(order: OrderRow, promised: { from: string; to: string } | null) {
  const placed = mexicoToday(new Date(order.createdUtc));
  const days =
    promised ??
    (order.courier && { from: addDeliveryDays(placed, 4), to: addDeliveryDays(placed, 6) });
  return { delivery_from: days ? days.from : null, delivery_to: days ? days.to : null };
}

export const wayOf = (catalogue: Backend['catalogue'], order: OrderRow): Way =>
  order.storeId !== null ? 'pickup' : isDigitalOrder(catalogue, order) ? 'mail' : 'parcel';

function timeline(catalogue: Backend['catalogue'], order: OrderRow): Json {
  const done = order.events.map(({ status, utc, note }) => ({
    status,
    text: ORDER_STATUS[status] ?? status,
    at_utc: utc,
    note,
    is_done: true,
  }));
  const next = stepsAfter(order.status, wayOf(catalogue, order)).map((status) => ({
    status,
    text: ORDER_STATUS[status] ?? status,
    at_utc: null,
    note: '',
    is_done: false,
  }));
  return [...done, ...next];
}

function payments(order: OrderRow, total: number): Json {
  return [
    {
      id: `${order.id}1`,
      method_code: order.method,
      method_text: PAYMENT_METHOD[order.method] ?? order.method,
      status: order.paymentStatus,
      status_text: PAYMENT_STATUS[order.paymentStatus] ?? order.paymentStatus,
      amount: cents(total - order.walletUsed),
      monthly_payment_months: order.months,
      reference: order.method === 'oxxo' ? `9300${order.id.padStart(10, '0')}` : null,
      // As long as the vouchers of the checkout are valid.
      expires_utc:
        order.paymentStatus === 'pending' ? endOfDay(new Date(order.createdUtc), 3) : null,
      paid_utc: order.paidUtc,
    },
  ];
}

export function orderResource(
  { catalogue, customers }: Backend,
  customer: CustomerRow,
  order: OrderRow,
  form: 'list' | 'detail',
): Resource {
  const money = amounts(order);
  const store = STORES.find(({ id }) => id === order.storeId);
  const transaction = customers.rows.transactions.find(({ orderId }) => orderId === order.id);
  const messages = customers.rows.messages.filter(({ orderId }) => orderId === order.id);
  return {
    type: 'orders',
    id: order.id,
    attributes: {
      ...toWire(order, 'folio status'),
      status_text: ORDER_STATUS[order.status] ?? order.status,
      payment_status: order.paymentStatus,
      simple_payment_status_text: PAYMENT_STATUS[order.paymentStatus] ?? order.paymentStatus,
      payment_confirmed_at: order.paidUtc,
      arrival_status: arrivalOf(order),
      created_utc: order.createdUtc,
      items_count: order.items.length,
      is_draft: false,
      is_for_web: 1,
      has_messages: messages.length > 0,
      has_invoice: order.invoice !== null,
      payment_method: {
        code: order.method,
        name: PAYMENT_METHOD[order.method] ?? order.method,
      },
      courier: order.courier === null ? null : { name: order.courier, guide: order.guide },
      timeline: timeline(catalogue, order),
      ...arrivalDays(order, transaction?.arrives ?? null),
      ...money,
      ...(form === 'detail' && {
        customer_id: customer.id,
        customer_name: `${customer.name} ${customer.lastName}`,
        customer_email: customer.email,
        customer_phone: customer.phone,
        payments: transaction ? orderPayments(transaction) : payments(order, money.total),
        transaction_id: transaction?.id ?? null,
        delivery_address: order.address && addressAttributes(order.address),
        pickup_store: store
          ? { ...toWire(store, 'id name address hours'), hold_days: HOLD_DAYS }
          : null,
        invoice: order.invoice && {
          uuid: order.invoice.uuid,
          rfc: order.invoice.rfc,
          business_name: order.invoice.businessName,
          issued_utc: order.invoice.utc,
          has_xml: true,
        },
        can_request_invoice: order.invoice === null && order.paymentStatus === 'success',
      }),
    },
    relationships: { items: { data: order.items.map(({ id }) => ({ type: 'order-items', id })) } },
  };
}

export function orderItemResource(
  { catalogue }: Backend,
  row: OrderRow['items'][number],
): Resource {
  const article = catalogue.byId.get(row.productId);
  return {
    type: 'order-items',
    id: row.id,
    attributes: {
      name: article?.name ?? 'Producto descontinuado',
      part_number: article?.partNumber ?? '',
      qty: row.qty,
      price_with_tax: row.price,
      total_with_tax: cents(row.price * row.qty),
      is_digital: article !== undefined && isDigital(article),
    },
    relationships: {
      product: { data: article ? { type: 'products', id: article.id } : null },
    },
  };
}
