import { roundMoney } from '@/lib/domain/money';
import type { Order, OrderAmounts, OrderItem, PaginatedOrders } from '@/lib/domain/orders/types';
import { isRecord } from '../json';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { toMethodName } from './method-name';
import { toPaging } from './paging';
import { toPurchasedProduct } from './purchased-product';
import { snakeToCamel } from './snake-to-camel';
import { nameOrderState, namePaymentState } from './state-text';
import {
  amount,
  count,
  dateTime,
  entities,
  field,
  flag,
  listEntities,
  listOf,
  number,
  optionalNumber,
  optionalText,
  relations,
  text,
} from './wire';

const readAmounts = snakeToCamel({
  subtotal: optionalNumber,
  discount: number,
  coupon_discount: number,
  cash_discount: number,
  one_pay_discount: number,
  shipping_cost: optionalNumber,
  shipping_insurance_cost: number,
  iva: number,
  iva_percentage: number,
  total: amount,
  wallet_used: number,
  customer_wallet_promotion_amount: number,
});

/** @throws ApiError without a total */
function toAmounts(model: JsonApiModel): OrderAmounts {
  const { shippingCost, shippingInsuranceCost, ivaPercentage, ...amounts } = readAmounts(model);
  const { customerWalletPromotionAmount: walletEarned, ...same } = amounts;
  return {
    ...same,
    shipping: shippingCost,
    insurance: shippingInsuranceCost,
    ivaPercent: ivaPercentage,
    walletEarned,
  };
}

const readItem = snakeToCamel({
  id: text,
  name: text,
  part_number: text,
  qty: count,
  price_with_tax: optionalNumber,
  total_with_tax: optionalNumber,
  is_digital: flag,
});

/** An item as it was bought. Its price and its total follow from each other. */
function toItem(model: JsonApiModel): OrderItem | null {
  const { priceWithTax, totalWithTax, ...item } = readItem(model);
  if (!item.id || !item.name) return null;
  const qty = Math.max(1, item.qty);
  const total = totalWithTax ?? (priceWithTax === null ? null : roundMoney(priceWithTax * qty));
  const price = priceWithTax ?? (total === null ? null : roundMoney(total / qty));
  return { ...item, qty, price, total, product: toPurchasedProduct(model) };
}

const readCourier = snakeToCamel({ name: text, guide: text });
const toCourier = (value: unknown): Order['courier'] | undefined => {
  const courier = readCourier(value);
  return courier.name ? courier : undefined;
};
const readMethod = snakeToCamel({ code: text, name: text });

/** A payment method: an object or only its code. */
function toMethod(value: unknown): string {
  const { name, code } = readMethod(isRecord(value) ? value : { code: value });
  return toMethodName(name, code);
}

const readFields = snakeToCamel({
  id: text,
  folio: text,
  status: text,
  status_text: text,
  payment_status: text,
  simple_payment_status_text: text,
  created_utc: dateTime,
  is_draft: flag,
  quote_sent_at: dateTime,
  payment_confirmed_at: dateTime,
  transaction_id: optionalText,
  has_messages: flag,
  payment_method: field(toMethod, ''),
  courier: field<Order['courier']>(toCourier, null),
});

/** The backend's texts for the states of an order, by its words for them. */
export type StateTexts = ReadonlyMap<string, string>;

/** An order with the fields of the order list. @param texts for states that the order does not name itself */
export function toOrder(model: JsonApiModel, texts: StateTexts = new Map()): Order | null {
  const {
    simplePaymentStatusText: paymentText,
    paymentMethod: methodName,
    isDraft,
    quoteSentAt,
    paymentConfirmedAt,
    transactionId,
    ...order
  } = readFields(model);
  if (!order.id) return null;
  const items = entities(relations(model, 'items'), toItem);
  const isDigital = items.length > 0 && items.every((item) => item.isDigital);
  const text = order.statusText || texts.get(order.status) || '';
  const state = nameOrderState(order.status, text, isDigital);
  const payment = namePaymentState(order.paymentStatus, paymentText);
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
  };
}

const statuses = listOf((entry) => {
  const code = text.parse(entry.code);
  const state = nameOrderState(code, text.parse(entry.text));
  return code && state.text ? { code, text: state.text } : null;
});

/** The states in `meta.statuses`. */
export const readStateTexts = (meta: JsonApiDocument['meta']): StateTexts =>
  new Map(statuses.parse(meta.statuses).map(({ code, text }) => [code, text]));

/** A page of orders. Drafts and quotes are none. */
export function toOrderPage(document: JsonApiDocument, asked: { page: number }): PaginatedOrders {
  const texts = readStateTexts(document.meta);
  return {
    orders: listEntities(document, (model) => toOrder(model, texts)).filter(
      (order) => !order.isProposal,
    ),
    ...toPaging(document, asked),
    statuses: [...texts].map(([code, text]) => ({ code, text })),
  };
}
