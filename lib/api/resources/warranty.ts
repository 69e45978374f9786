import * as z from 'zod/mini';
import type {
  OrderWarrantyItem,
  PaginatedWarranties,
  Warranty,
  WarrantyPhoto,
  WarrantyTimelineEvent,
} from '@/lib/domain/warranty/types';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { metaPage } from './meta-page';
import { toPurchasedProduct } from './purchased-product';
import {
  count,
  dateTime,
  entities,
  listOf,
  models,
  optionalText,
  relations,
  text,
  url,
} from './wire';

const photoWire = z.object({ id: text, filename: text, url });

export function toWarrantyPhoto(model: JsonApiModel): WarrantyPhoto | null {
  const photo = photoWire.parse(model);
  return photo.id ? photo : null;
}

const stepWire = z.object({ status: count, text: text, at_utc: dateTime, note: text });
const steps = listOf<WarrantyTimelineEvent>((entry) => {
  const { at_utc: atUtc, ...step } = stepWire.parse(entry);
  return { ...step, atUtc };
});

const wire = z.object({
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
  timeline: steps,
});

export function toWarranty(model: JsonApiModel): Warranty | null {
  const warranty = wire.parse(model);
  if (!warranty.id) return null;
  return {
    id: warranty.id,
    folio: warranty.folio || warranty.id,
    status: warranty.status,
    statusText: warranty.status_text,
    productName: warranty.product_name,
    product: toPurchasedProduct(model),
    orderId: warranty.order_id,
    orderFolio: warranty.order_folio || warranty.order_id,
    qty: Math.max(1, warranty.qty),
    serialNumber: warranty.serial_number,
    description: warranty.description,
    createdUtc: warranty.created_utc,
    timeline: warranty.timeline,
    photos: entities(relations(model, 'photos'), toWarrantyPhoto),
  };
}

export const toWarrantyPage = ({ data, meta }: JsonApiDocument): PaginatedWarranties => ({
  warranties: entities(models(data), toWarranty),
  ...metaPage.parse(meta.page),
});

const itemWire = z.object({
  id: text,
  name: text,
  part_number: text,
  qty: count,
  warranty_until_utc: dateTime,
  available_qty: count,
  reason: optionalText,
});

export function toCoveredItem(model: JsonApiModel): OrderWarrantyItem | null {
  const item = itemWire.parse(model);
  if (!item.id || !item.name) return null;
  return {
    id: item.id,
    name: item.name,
    partNumber: item.part_number,
    qty: Math.max(1, item.qty),
    product: toPurchasedProduct(model),
    untilUtc: item.warranty_until_utc,
    availableQty: item.reason ? 0 : item.available_qty,
    reason: item.reason,
  };
}
