import type { WarrantyRequest } from '@/lib/domain/warranty/request';
import type { ApiClient } from './client/client';
import { createFind, createRead } from './client/create-read';
import { requireEntity } from './client/errors';
import type { JsonApiDocument, JsonApiModel } from './client/json-api';
import { toPaging } from './client/paging';
import { customerKey } from './client/query-parts';
import { pageQuery, readQuery } from './client/read-query';
import { savedEntity, serialise } from './client/serialise';
import { camelToSnake, snakeToCamel, snakeToCamelOrNull } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedOrderEndpoints } from './endpoints/assumed-orders';
import { IDEMPOTENCY_HEADER } from './endpoints/assumed-session';
import { PURCHASED_PRODUCT_FIELDS, toPurchasedProduct } from './order-summaries';

export const toWarrantyPhoto = snakeToCamelOrNull(
  { id: wire.text, filename: wire.text, url: wire.url },
  'id',
);
export type WarrantyPhoto = NonNullable<ReturnType<typeof toWarrantyPhoto>>;

const readStep = snakeToCamel({
  status: wire.count,
  text: wire.text,
  at_utc: wire.dateTime,
  note: wire.text,
});
export const readWarrantyFields = snakeToCamel({
  id: wire.text,
  folio: wire.text,
  status: wire.count,
  status_text: wire.text,
  product_name: wire.text,
  order_id: wire.text,
  order_folio: wire.text,
  qty: wire.count,
  serial_number: wire.text,
  description: wire.text,
  created_utc: wire.dateTime,
  timeline: wire.listOf(readStep),
});

export type Warranty = NonNullable<ReturnType<typeof toWarranty>>;

export function toWarranty(model: JsonApiModel) {
  const warranty = readWarrantyFields(model);
  const { id, folio, orderId, orderFolio, qty } = warranty;
  if (!id) return null;
  return {
    ...warranty,
    folio: folio || id,
    product: toPurchasedProduct(model),
    orderFolio: orderFolio || orderId,
    qty: Math.max(1, qty),
    photos: wire.entities(wire.relations(model, 'photos'), toWarrantyPhoto),
  };
}

export const toWarrantyPage = (document: JsonApiDocument, asked: { page: number }) => ({
  warranties: wire.listEntities(document, toWarranty),
  ...toPaging(document, asked),
});

export const readCoveredItemFields = snakeToCamel({
  id: wire.text,
  name: wire.text,
  part_number: wire.text,
  qty: wire.count,
  warranty_until_utc: wire.dateTime,
  available_qty: wire.count,
  reason: wire.optionalText,
});

export type OrderWarrantyItem = NonNullable<ReturnType<typeof toCoveredItem>>;

export function toCoveredItem(model: JsonApiModel) {
  const { warrantyUntilUtc: untilUtc, ...item } = readCoveredItemFields(model);
  if (!item.id || !item.name) return null;
  return {
    ...item,
    qty: Math.max(1, item.qty),
    product: toPurchasedProduct(model),
    untilUtc,
    availableQty: item.reason ? 0 : item.availableQty,
  };
}

const WITH_PRODUCT = { include: 'product.coverImage', ...PURCHASED_PRODUCT_FIELDS };

interface WarrantiesRequest {
  customerId: string;
  page: number;
  orderId: string | undefined;
}

export const readWarranties = createRead(
  assumedOrderEndpoints.customerWarranties,
  ({ customerId, page, orderId }: WarrantiesRequest) => ({
    params: { id: customerId },
    query: { 'filter[order]': orderId, 'page[number]': page, ...WITH_PRODUCT },
  }),
  toWarrantyPage,
);

export const readWarranty = createFind(
  assumedOrderEndpoints.warranty,
  (id: string) => ({
    params: { id },
    query: { ...WITH_PRODUCT, include: 'photos,product.coverImage' },
  }),
  (document) => wire.firstEntity(document, toWarranty),
);

export const readCoveredItems = createFind(
  assumedOrderEndpoints.orderWarrantyProducts,
  (orderId: string) => ({ params: { id: orderId }, query: WITH_PRODUCT }),
  (document) => wire.listEntities(document, toCoveredItem),
);

/** Time-out of an upload, long enough for a photo on a slow connection, in milliseconds. */
const PHOTO_TIMEOUT_MS = 60_000;

export async function uploadPhoto(
  client: ApiClient,
  photo: { filename: string; type: string; base64: string },
  signal?: AbortSignal,
): Promise<WarrantyPhoto> {
  const document = await client.request(assumedOrderEndpoints.warrantyPhotoCreate, {
    body: serialise({
      type: 'warranty-photos',
      attributes: {
        filename: photo.filename,
        content_type: photo.type,
        content_base64: photo.base64,
      },
    }),
    timeoutMs: PHOTO_TIMEOUT_MS,
    signal,
  });
  return requireEntity(wire.firstEntity(document, toWarrantyPhoto));
}

interface NewWarranty extends Omit<WarrantyRequest, 'reason'> {
  itemId: string;
  photoIds: readonly string[];
  key: string;
}

/** Repeated calls with the same key create only one request. Null when the answer does not have it. */
export async function requestWarranty(
  client: ApiClient,
  { itemId, photoIds, key, ...request }: NewWarranty,
) {
  const sent = {
    type: 'warranties',
    attributes: camelToSnake(request),
    relationships: {
      order_item: { type: 'order-items', id: itemId },
      photos: photoIds.map((id) => ({ type: 'warranty-photos', id })),
    },
  };
  const document = await client.request(assumedOrderEndpoints.warrantyCreate, {
    body: serialise(sent),
    headers: { [IDEMPOTENCY_HEADER]: key },
  });
  return savedEntity(document, sent, toWarranty);
}

export const warrantiesKey = (customerId: string) => customerKey(customerId, 'warranties');

export const warrantiesQuery = (customerId: string, page: number, orderId?: string) =>
  pageQuery([...warrantiesKey(customerId), 'list', orderId ?? null, page], readWarranties, {
    customerId,
    page,
    orderId,
  });

export const warrantyQuery = (customerId: string, id: string) =>
  readQuery([...warrantiesKey(customerId), 'one', id], readWarranty, id, { staleTime: 15_000 });

export const coveredItemsQuery = (customerId: string, orderId: string) =>
  readQuery([...warrantiesKey(customerId), 'items', orderId], readCoveredItems, orderId, {
    staleTime: 15_000,
  });
