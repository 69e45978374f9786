import * as z from 'zod/mini';
import type { Courier } from '@/lib/domain/checkout/types';
import type { JsonApiModel } from '../json-api';
import { count, number, optionalNumber, text } from './wire';

const wire = z.object({
  id: text,
  name: text,
  service: text,
  price_with_tax: optionalNumber,
  discount_with_tax: number,
  total_with_tax: optionalNumber,
  days: count,
  from: text,
  to: text,
});

/** A courier's offer. Null without a name or a price, because nobody could accept it. */
export function toCourier(model: JsonApiModel): Courier | null {
  const { price_with_tax, discount_with_tax, total_with_tax, ...rest } = wire.parse(model);
  const price = price_with_tax ?? total_with_tax;
  if (!rest.id || !rest.name || price === null) return null;
  const total = total_with_tax ?? price - discount_with_tax;
  return { ...rest, to: rest.to || rest.from, price, discount: discount_with_tax, total };
}
