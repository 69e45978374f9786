import type { Courier } from '@/lib/domain/checkout/types';
import type { JsonApiModel } from '../json-api';
import { snakeToCamel } from './snake-to-camel';
import { number, optionalNumber, text } from './wire';

const readFields = snakeToCamel({
  id: text,
  name: text,
  service: text,
  price_with_tax: optionalNumber,
  discount_with_tax: number,
  total_with_tax: optionalNumber,
  days: optionalNumber,
  from: text,
  to: text,
});

/** A courier's offer. Null without a name or a price, because nobody could accept it. */
export function toCourier(model: JsonApiModel): Courier | null {
  const { priceWithTax, discountWithTax: discount, totalWithTax, ...courier } = readFields(model);
  const price = priceWithTax ?? totalWithTax;
  if (!courier.id || !courier.name || price === null) return null;
  // A discount larger than the price makes it free.
  const total = Math.max(0, totalWithTax ?? price - discount);
  return { ...courier, to: courier.to || courier.from, price, discount, total };
}
