import type { ProductSummary } from '@/lib/domain/product/types';
import type { ApiClient } from './client/client';
import type { JsonApiModel } from './client/json-api';
import { readQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedEndpoints } from './endpoints/assumed';
import { COMMERCE_FIELDS } from './offer-versions';
import { COMMERCE_SHAPE, toCommerce } from './product-commerce';
import { chunkIds } from './product-summaries';

export type LivePrice = Pick<
  ProductSummary,
  | 'id'
  | 'pricing'
  | 'offerMonths'
  | 'coupon'
  | 'stockStores'
  | 'stockProviders'
  | 'stockTotal'
  | 'hasLastStock'
  | 'isWebPurchasable'
>;

const readFields = snakeToCamel({ ...COMMERCE_SHAPE, id: wire.text });

/** Null for a price of 0, which is never shown. @throws ApiError without a price */
export function toLivePrice(model: JsonApiModel): LivePrice | null {
  const product = readFields(model);
  const commerce = toCommerce(product);
  const isPriced = commerce.pricing.currentPriceWithTax > 0;
  return product.id && isPriced ? { id: product.id, ...commerce } : null;
}

export const toLivePrices = (document: Parameters<typeof wire.listEntities>[0]) =>
  new Map(wire.listEntities(document, toLivePrice).map((price) => [price.id, price]));

export async function readLivePrices(
  client: ApiClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, LivePrice>> {
  const documents = await Promise.all(
    chunkIds(ids).map((group) =>
      client.request(assumedEndpoints.products, {
        query: { 'filter[id]': group.join(','), 'fields[products]': COMMERCE_FIELDS.join(',') },
        signal,
      }),
    ),
  );
  return new Map(documents.flatMap((document) => [...toLivePrices(document)]));
}

export const livePricesQuery = (ids: readonly string[]) => {
  const sorted = [...new Set(ids)].sort();
  return readQuery(['live-prices', sorted], readLivePrices, sorted, {
    enabled: sorted.length > 0,
    staleTime: 15_000,
  });
};
