import type { WarrantyRequest } from '@/lib/domain/warranty/request';
import type { Warranty, WarrantyPhoto } from '@/lib/domain/warranty/types';
import type { ApiClient } from '../client';
import { createFind, createRead } from '../create-read';
import { assumedOrderEndpoints } from '../endpoints/assumed-orders';
import { IDEMPOTENCY_HEADER } from '../endpoints/assumed-session';
import { requireEntity } from '../require-entity';
import { PURCHASED_PRODUCT_FIELDS } from '../resources/purchased-product';
import { savedEntity } from '../resources/saved-entity';
import { toCoveredItem, toWarranty, toWarrantyPage, toWarrantyPhoto } from '../resources/warranty';
import { firstEntity, listEntities } from '../resources/wire';
import { serialise } from '../serialise';

const WITH_PRODUCT = { include: 'product.coverImage', ...PURCHASED_PRODUCT_FIELDS };

interface WarrantiesRequest {
  customerId: string;
  page: number;
  /** Only requests about this order. */
  orderId: string | undefined;
}

/** A page of a customer's warranty requests, newest first. @throws ApiError */
export const readWarranties = createRead(
  assumedOrderEndpoints.customerWarranties,
  ({ customerId, page, orderId }: WarrantiesRequest) => ({
    params: { id: customerId },
    query: { 'filter[order]': orderId, 'page[number]': page, ...WITH_PRODUCT },
  }),
  toWarrantyPage,
);

/** One warranty request. Null when there is none, or when it belongs to another customer. @throws ApiError */
export const readWarranty = createFind(
  assumedOrderEndpoints.warranty,
  (id: string) => ({
    params: { id },
    query: { ...WITH_PRODUCT, include: 'photos,product.coverImage' },
  }),
  (document) => firstEntity(document, toWarranty),
);

/** The items of an order, each with the quantity that the warranty covers. Null when there is no such order. @throws ApiError */
export const readCoveredItems = createFind(
  assumedOrderEndpoints.orderWarrantyProducts,
  (orderId: string) => ({ params: { id: orderId }, query: WITH_PRODUCT }),
  (document) => listEntities(document, toCoveredItem),
);

/** Time-out of an upload, long enough for a photo on a slow connection, in milliseconds. */
const PHOTO_TIMEOUT_MS = 60_000;

/** @throws ApiError */
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
  return requireEntity(firstEntity(document, toWarrantyPhoto));
}

interface NewWarranty extends WarrantyRequest {
  itemId: string;
  photoIds: readonly string[];
  /** Identifies the request. */
  key: string;
}

/**
 * Requests a warranty. Repeated calls with the same key create only one request.
 * @returns null when the answer does not have it
 * @throws ApiError
 */
export async function requestWarranty(
  client: ApiClient,
  { itemId, key, ...request }: NewWarranty,
): Promise<Warranty | null> {
  const sent = {
    type: 'warranties',
    attributes: {
      description: request.description,
      serial_number: request.serialNumber,
      qty: request.qty,
    },
    relationships: {
      order_item: { type: 'order-items', id: itemId },
      photos: request.photoIds.map((id) => ({ type: 'warranty-photos', id })),
    },
  };
  const document = await client.request(assumedOrderEndpoints.warrantyCreate, {
    body: serialise(sent),
    headers: { [IDEMPOTENCY_HEADER]: key },
  });
  return savedEntity(document, sent, toWarranty);
}
