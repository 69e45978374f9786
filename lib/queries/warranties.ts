import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import { ApiError } from '@/lib/api/errors';
import { type JsonApiDocument, serialise } from '@/lib/api/json-api';
import { PURCHASED_PRODUCT_FIELDS } from '@/lib/api/resources/purchased-product';
import {
  toCoveredItem,
  toWarranty,
  toWarrantyPage,
  toWarrantyPhoto,
} from '@/lib/api/resources/warranty';
import { entities, models } from '@/lib/api/resources/wire';
import type { WarrantyRequest } from '@/lib/domain/warranty/request';
import type { Warranty, WarrantyPhoto } from '@/lib/domain/warranty/types';
import { CUSTOMER_SCOPE } from './query-client';

const WITH_PRODUCT = { include: 'product.coverImage', ...PURCHASED_PRODUCT_FIELDS };

/** Prefix of all query keys about a customer's warranties. */
export const warrantiesKey = (customerId: string) =>
  [CUSTOMER_SCOPE, customerId, 'warranties'] as const;

/** A page of a customer's warranty requests, newest first. @param orderId only requests about this order */
export const warrantiesQuery = (customerId: string, page: number, orderId?: string) =>
  queryOptions({
    queryKey: [...warrantiesKey(customerId), 'list', orderId ?? null, page],
    queryFn: async ({ signal }) =>
      toWarrantyPage(
        await browserClient.request(assumedOrderEndpoints.customerWarranties, {
          params: { id: customerId },
          query: { 'filter[order]': orderId, 'page[number]': page, ...WITH_PRODUCT },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });

const readFirst = <T extends { id: string }>(
  document: JsonApiDocument | null,
  read: Parameters<typeof entities<T>>[1],
): T | null => entities(models(document?.data), read)[0] ?? null;

/** One warranty request. Null when there is none, or when it belongs to another customer. */
export const warrantyQuery = (customerId: string, id: string) =>
  queryOptions({
    queryKey: [...warrantiesKey(customerId), 'one', id],
    queryFn: async ({ signal }) =>
      readFirst<Warranty>(
        await browserClient.requestOrNull(assumedOrderEndpoints.warranty, {
          params: { id },
          query: { ...WITH_PRODUCT, include: 'photos,product.coverImage' },
          signal,
        }),
        toWarranty,
      ),
    staleTime: 15_000,
  });

/** The items of an order, each with the quantity that the warranty covers. Null when there is no such order. */
export const coveredItemsQuery = (customerId: string, orderId: string) =>
  queryOptions({
    queryKey: [...warrantiesKey(customerId), 'items', orderId],
    queryFn: async ({ signal }) => {
      const document = await browserClient.requestOrNull(
        assumedOrderEndpoints.orderWarrantyProducts,
        { params: { id: orderId }, query: WITH_PRODUCT, signal },
      );
      return document && entities(models(document.data), toCoveredItem);
    },
    staleTime: 15_000,
  });

function requireEntity<T>(value: T | null): T {
  if (value === null) throw new ApiError({ kind: 'parse', status: 200 });
  return value;
}

/** Time-out of an upload, long enough for a photo on a slow connection, in milliseconds. */
const PHOTO_TIMEOUT_MS = 60_000;

/** @throws ApiError */
export async function uploadPhoto(
  photo: { filename: string; type: string; base64: string },
  signal: AbortSignal,
): Promise<WarrantyPhoto> {
  const document = await browserClient.request(assumedOrderEndpoints.warrantyPhotoCreate, {
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
  return requireEntity(readFirst<WarrantyPhoto>(document, toWarrantyPhoto));
}

/**
 * Requests a warranty. Repeated calls with the same key create only one request.
 * @throws ApiError
 */
export async function requestWarranty(
  itemId: string,
  request: WarrantyRequest & { photoIds: readonly string[] },
  key: string,
): Promise<Warranty> {
  const document = await browserClient.request(assumedOrderEndpoints.warrantyCreate, {
    body: serialise({
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
    }),
    headers: { [IDEMPOTENCY_HEADER]: key },
  });
  return requireEntity(readFirst<Warranty>(document, toWarranty));
}
