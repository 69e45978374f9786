import type {
  OrderWarrantyItem,
  PaginatedWarranties,
  Warranty,
  WarrantyPhoto,
  WarrantyTimelineEvent,
} from '@/lib/domain/warranty/types';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { toPaging } from './paging';
import { toPurchasedProduct } from './purchased-product';
import { snakeToCamel, snakeToCamelOrNull } from './snake-to-camel';
import {
  count,
  dateTime,
  entities,
  listEntities,
  listOf,
  optionalText,
  relations,
  text,
  url,
} from './wire';

export const toWarrantyPhoto: (model: JsonApiModel) => WarrantyPhoto | null = snakeToCamelOrNull(
  { id: text, filename: text, url },
  'id',
);

const readStep = snakeToCamel({ status: count, text: text, at_utc: dateTime, note: text });
const readFields = snakeToCamel({
  id: text,
  folio: text,
  status: count,
  status_text: text,
  product_name: text,
  order_id: text,
  order_folio: text,
  qty: count,
  serial_number: text,
  description: text,
  created_utc: dateTime,
  timeline: listOf<WarrantyTimelineEvent>(readStep),
});

export function toWarranty(model: JsonApiModel): Warranty | null {
  const warranty = readFields(model);
  const { id, folio, orderId, orderFolio, qty } = warranty;
  if (!id) return null;
  return {
    ...warranty,
    folio: folio || id,
    product: toPurchasedProduct(model),
    orderFolio: orderFolio || orderId,
    qty: Math.max(1, qty),
    photos: entities(relations(model, 'photos'), toWarrantyPhoto),
  };
}

export const toWarrantyPage = (
  document: JsonApiDocument,
  asked: { page: number },
): PaginatedWarranties => ({
  warranties: listEntities(document, toWarranty),
  ...toPaging(document, asked),
});

const readItem = snakeToCamel({
  id: text,
  name: text,
  part_number: text,
  qty: count,
  warranty_until_utc: dateTime,
  available_qty: count,
  reason: optionalText,
});

export function toCoveredItem(model: JsonApiModel): OrderWarrantyItem | null {
  const { warrantyUntilUtc: untilUtc, ...item } = readItem(model);
  if (!item.id || !item.name) return null;
  return {
    ...item,
    qty: Math.max(1, item.qty),
    product: toPurchasedProduct(model),
    untilUtc,
    availableQty: item.reason ? 0 : item.availableQty,
  };
}
