import { formatCalendarDay } from '@/lib/domain/dates';
import { roundMoney } from '@/lib/domain/money';
import type { OrderAmounts } from '@/lib/domain/orders/amounts';
import type { OrderFilters } from '@/lib/domain/orders/filters';
import { findOrderStatus, findPaymentStatus, type OrderStatus } from '@/lib/domain/status-words';
import texts from '@/locales/es-MX/states.json';
import { createRead } from './client/create-read';
import { isRecord } from './client/json';
import type { JsonApiDocument, JsonApiModel } from './client/json-api';
import { toPaging } from './client/paging';
import { ordersKey } from './client/query-parts';
import { pageQuery } from './client/read-query';
import { snakeToCamel, snakeToCamelOrNull } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedOrderEndpoints } from './endpoints/assumed-orders';
import { toMethodName } from './payment-method-names';
import { toProductImage } from './product-images';

interface NamedState {
  status: string;
  text: string;
}

/** What a courier's states are of an order that comes by e-mail, whatever a backend with one text for all says. */
const DIGITAL_TEXTS: Partial<Record<OrderStatus, string>> = {
  shipped: texts['order.shipped.digital'],
  delivered: texts['order.delivered.digital'],
};

/** A number that the backend does not explain says nothing to a shopper. */
const toShownWord = (word: string) => (/^-?\d+$/.test(word) ? '' : word);

/** Some backends send a number and its text. @param isDigital whether the order comes by e-mail */
export function nameOrderState(word: string, text: string, isDigital = false): NamedState {
  const known = findOrderStatus(word) ?? findOrderStatus(text);
  const digital = isDigital && known && DIGITAL_TEXTS[known];
  if (known && digital) return { status: known, text: digital };
  return {
    status: known ?? word,
    text: text || (known ? texts[`order.${known}`] : toShownWord(word)),
  };
}

export function namePaymentState(word: string, text: string): NamedState {
  const known = findPaymentStatus(word) ?? findPaymentStatus(text);
  return {
    status: known ?? word,
    text: text || (known ? texts[`payment.${known}`] : toShownWord(word)),
  };
}

export const PURCHASED_PRODUCT_FIELDS = { 'fields[products]': 'name,slug,coverImage' } as const;

/** The product of an order item or a warranty. Null when it is no longer in the catalogue. */
export function toPurchasedProduct(model: JsonApiModel) {
  const product = wire.relation(model, 'product');
  const slug = wire.text.parse(product?.slug);
  if (!product || !slug) return null;
  const cover = wire.relation(product, 'coverImage');
  return { id: product.id, slug, cover: cover && toProductImage(cover) };
}
export type PurchasedProduct = NonNullable<ReturnType<typeof toPurchasedProduct>>;

export const readOrderAmountFields = snakeToCamel({
  subtotal: wire.optionalNumber,
  discount: wire.number,
  coupon_discount: wire.number,
  cash_discount: wire.number,
  one_pay_discount: wire.number,
  shipping_cost: wire.optionalNumber,
  shipping_insurance_cost: wire.number,
  iva: wire.number,
  iva_percentage: wire.number,
  total: wire.amount,
  wallet_used: wire.number,
  customer_wallet_promotion_amount: wire.number,
});

function toAmounts(model: JsonApiModel): OrderAmounts {
  const { shippingCost, shippingInsuranceCost, ivaPercentage, ...amounts } =
    readOrderAmountFields(model);
  const { customerWalletPromotionAmount: walletEarned, ...same } = amounts;
  return {
    ...same,
    shipping: shippingCost,
    insurance: shippingInsuranceCost,
    ivaPercent: ivaPercentage,
    walletEarned,
  };
}

export const readOrderItemFields = snakeToCamel({
  id: wire.text,
  name: wire.text,
  part_number: wire.text,
  qty: wire.count,
  price_with_tax: wire.optionalNumber,
  total_with_tax: wire.optionalNumber,
  is_digital: wire.flag,
});

function toItem(model: JsonApiModel) {
  const { priceWithTax, totalWithTax, ...item } = readOrderItemFields(model);
  if (!item.id || !item.name) return null;
  const qty = Math.max(1, item.qty);
  const total = totalWithTax ?? (priceWithTax === null ? null : roundMoney(priceWithTax * qty));
  const price = priceWithTax ?? (total === null ? null : roundMoney(total / qty));
  return { ...item, qty, price, total, product: toPurchasedProduct(model) };
}
export type OrderItem = NonNullable<ReturnType<typeof toItem>>;

const courier = wire.objectOf(snakeToCamelOrNull({ name: wire.text, guide: wire.text }, 'name'));
const readMethod = snakeToCamel({ code: wire.text, name: wire.text });

function toMethod(value: unknown): string {
  const { name, code } = readMethod(isRecord(value) ? value : { code: value });
  return toMethodName(name, code);
}

const readStep = snakeToCamelOrNull(
  {
    status: wire.text,
    text: wire.text,
    at_utc: wire.dateTime,
    note: wire.text,
    is_done: wire.flag,
  },
  'status',
);

export const readOrderFields = snakeToCamel({
  id: wire.text,
  folio: wire.text,
  status: wire.text,
  status_text: wire.text,
  payment_status: wire.text,
  simple_payment_status_text: wire.text,
  created_utc: wire.dateTime,
  is_draft: wire.flag,
  quote_sent_at: wire.dateTime,
  payment_confirmed_at: wire.dateTime,
  transaction_id: wire.optionalText,
  has_messages: wire.flag,
  payment_method: wire.withShape(wire.field('object', toMethod, ''), readMethod),
  courier,
  timeline: wire.listOf(readStep),
  delivery_from: wire.optionalText,
  delivery_to: wire.optionalText,
});

export type StateTexts = ReadonlyMap<string, string>;

/** An order with the fields of the order list. @param texts for states that the order does not name itself */
export function toOrder(model: JsonApiModel, texts: StateTexts = new Map()) {
  const {
    simplePaymentStatusText: paymentText,
    paymentMethod: methodName,
    isDraft,
    quoteSentAt,
    paymentConfirmedAt,
    transactionId,
    deliveryFrom: from,
    deliveryTo: to,
    ...order
  } = readOrderFields(model);
  if (!order.id) return null;
  const items = wire.entities(wire.relations(model, 'items'), toItem);
  const isDigital = items.length > 0 && items.every((item) => item.isDigital);
  const text = order.statusText || texts.get(order.status) || '';
  const state = nameOrderState(order.status, text, isDigital);
  const payment = namePaymentState(order.paymentStatus, paymentText);
  const timeline = order.timeline
    .map((step) => {
      const said = step.text || (texts.get(step.status) ?? '');
      return { ...step, ...nameOrderState(step.status, said, isDigital) };
    })
    .filter((step) => step.text);
  // An order that began as a quote keeps that time: it is one as long as nobody has paid or chosen how to.
  const isBought = Boolean(paymentConfirmedAt ?? transactionId) || payment.status === 'success';
  const isQuote = quoteSentAt !== null && !isBought && methodName === '';
  return {
    ...order,
    isProposal: isDraft || isQuote,
    folio: order.folio || order.id,
    status: state.status,
    statusText: state.text,
    paymentStatus: payment.status,
    paymentText: payment.text,
    methodName,
    amounts: toAmounts(model),
    items,
    isDigital,
    timeline,
    arrival: from && formatCalendarDay(from) ? { from, to: to ?? from } : null,
  };
}

/** A status is an `OrderStatus`, or the backend's word. A proposal is a draft or a quote, which nobody has bought. */
export type Order = NonNullable<ReturnType<typeof toOrder>>;

export const readOrderStateFields = snakeToCamel({
  statuses: wire.listOf(
    snakeToCamelOrNull({ code: wire.text, text: wire.text }, 'code'),
    ({ code, text }) => {
      const state = nameOrderState(code, text);
      return state.text ? { code, text: state.text } : null;
    },
  ),
});

export const readStateTexts = (meta: JsonApiDocument['meta']): StateTexts =>
  new Map(readOrderStateFields(meta).statuses.map(({ code, text }) => [code, text]));

export function toOrderPage(document: JsonApiDocument, asked: { page: number }) {
  const texts = readStateTexts(document.meta);
  return {
    orders: wire
      .listEntities(document, (model) => toOrder(model, texts))
      .filter((order) => !order.isProposal),
    ...toPaging(document, asked),
    statuses: [...texts].map(([code, text]) => ({ code, text })),
  };
}

export type PaginatedOrders = ReturnType<typeof toOrderPage>;

export const WITH_ITEMS = { include: 'items.product.coverImage', ...PURCHASED_PRODUCT_FIELDS };

export const readOrders = createRead(
  assumedOrderEndpoints.customerOrders,
  ({ customerId, filters, page }: { customerId: string; filters: OrderFilters; page: number }) => ({
    params: { id: customerId },
    query: {
      'filter[status]': filters.status,
      'filter[search]': filters.search,
      'filter[from]': filters.from,
      'filter[to]': filters.to,
      'page[number]': page,
      ...WITH_ITEMS,
    },
  }),
  toOrderPage,
);

export const ordersQuery = (customerId: string, filters: OrderFilters, page: number) =>
  pageQuery([...ordersKey(customerId), filters, page], readOrders, { customerId, filters, page });
