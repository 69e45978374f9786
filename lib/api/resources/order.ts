import * as z from 'zod/mini';
import type { Order, OrderAmounts, OrderItem, PaginatedOrders } from '@/lib/domain/orders/types';
import { isRecord } from '../json';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { metaPage } from './meta-page';
import { toPurchasedProduct } from './purchased-product';
import {
  count,
  dateTime,
  entities,
  field,
  flag,
  listOf,
  models,
  number,
  relations,
  text,
} from './wire';

const amountsWire = z.object({
  subtotal: number,
  discount: number,
  coupon_discount: number,
  cash_discount: number,
  one_pay_discount: number,
  shipping_cost: number,
  shipping_insurance_cost: number,
  iva: number,
  iva_percentage: number,
  total: number,
  wallet_used: number,
  customer_wallet_promotion_amount: number,
});

function toAmounts(model: JsonApiModel): OrderAmounts {
  const { subtotal, discount, iva, total, ...wire } = amountsWire.parse(model);
  return {
    subtotal,
    discount,
    couponDiscount: wire.coupon_discount,
    cashDiscount: wire.cash_discount,
    onePayDiscount: wire.one_pay_discount,
    shipping: wire.shipping_cost,
    insurance: wire.shipping_insurance_cost,
    iva,
    ivaPercent: wire.iva_percentage,
    total,
    walletUsed: wire.wallet_used,
    walletEarned: wire.customer_wallet_promotion_amount,
  };
}

const itemWire = z.object({
  id: text,
  name: text,
  part_number: text,
  qty: count,
  price_with_tax: number,
  total_with_tax: number,
});

function toItem(model: JsonApiModel): OrderItem | null {
  const item = itemWire.parse(model);
  if (!item.id || !item.name) return null;
  return {
    id: item.id,
    name: item.name,
    partNumber: item.part_number,
    qty: Math.max(1, item.qty),
    price: item.price_with_tax,
    total: item.total_with_tax,
    product: toPurchasedProduct(model),
  };
}

const courierWire = z.object({ name: text, guide: text });
const toCourier = (value: unknown): Order['courier'] | undefined => {
  const courier = courierWire.parse(isRecord(value) ? value : {});
  return courier.name ? courier : undefined;
};
const toMethodName = (value: unknown) => (isRecord(value) ? text.parse(value.name) : undefined);

const wire = z.object({
  id: text,
  folio: text,
  status: text,
  status_text: text,
  payment_status: text,
  simple_payment_status_text: text,
  created_utc: dateTime,
  has_messages: flag,
  payment_method: field(toMethodName, ''),
  courier: field<Order['courier']>(toCourier, null),
});

/** An order with the fields of the order list. */
export function toOrder(model: JsonApiModel): Order | null {
  const order = wire.parse(model);
  if (!order.id) return null;
  return {
    id: order.id,
    folio: order.folio || order.id,
    status: order.status,
    statusText: order.status_text || order.status,
    paymentStatus: order.payment_status,
    paymentText: order.simple_payment_status_text,
    createdUtc: order.created_utc,
    hasMessages: order.has_messages,
    methodName: order.payment_method,
    courier: order.courier,
    amounts: toAmounts(model),
    items: entities(relations(model, 'items'), toItem),
  };
}

const statuses = listOf((entry) => {
  const code = text.parse(entry.code);
  return code ? { code, text: text.parse(entry.text) || code } : null;
});

export function toOrderPage({ data, meta }: JsonApiDocument): PaginatedOrders {
  return {
    orders: entities(models(data), toOrder),
    ...metaPage.parse(meta.page),
    statuses: statuses.parse(meta.statuses),
  };
}
