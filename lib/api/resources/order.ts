import { roundMoney } from '@/lib/domain/money';
import type { Order, OrderAmounts, OrderItem, PaginatedOrders } from '@/lib/domain/orders/types';
import { isRecord } from '../json';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { requireEntity } from '../require-entity';
import { toPaging } from './paging';
import { toPurchasedProduct } from './purchased-product';
import { snakeToCamel } from './snake-to-camel';
import {
  amount,
  count,
  dateTime,
  entities,
  field,
  flag,
  listOf,
  models,
  number,
  optionalNumber,
  readableEntities,
  relations,
  text,
} from './wire';

const readAmounts = snakeToCamel({
  subtotal: number,
  discount: number,
  coupon_discount: number,
  cash_discount: number,
  one_pay_discount: number,
  shipping_cost: number,
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
});

/** An item as it was bought. Of its price and its total one is enough. @throws ApiError without both */
function toItem(model: JsonApiModel): OrderItem | null {
  const { priceWithTax, totalWithTax, ...item } = readItem(model);
  if (!item.id || !item.name) return null;
  const qty = Math.max(1, item.qty);
  const total = totalWithTax ?? roundMoney(requireEntity(priceWithTax) * qty);
  const price = priceWithTax ?? roundMoney(total / qty);
  return { ...item, qty, price, total, product: toPurchasedProduct(model) };
}

const readCourier = snakeToCamel({ name: text, guide: text });
const toCourier = (value: unknown): Order['courier'] | undefined => {
  const courier = readCourier(value);
  return courier.name ? courier : undefined;
};
const toMethodName = (value: unknown) => (isRecord(value) ? text.parse(value.name) : undefined);

const readFields = snakeToCamel({
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
  const {
    simplePaymentStatusText: paymentText,
    paymentMethod: methodName,
    ...order
  } = readFields(model);
  if (!order.id) return null;
  return {
    ...order,
    folio: order.folio || order.id,
    statusText: order.statusText || order.status,
    paymentText,
    methodName,
    amounts: toAmounts(model),
    items: entities(relations(model, 'items'), toItem),
  };
}

const statuses = listOf((entry) => {
  const code = text.parse(entry.code);
  return code ? { code, text: text.parse(entry.text) || code } : null;
});

export function toOrderPage(document: JsonApiDocument, asked: { page: number }): PaginatedOrders {
  const { data, meta } = document;
  return {
    orders: readableEntities(models(data), toOrder),
    ...toPaging(document, asked),
    statuses: statuses.parse(meta.statuses),
  };
}
