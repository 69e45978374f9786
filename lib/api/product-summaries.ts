import { UNKNOWN_PRICE } from '@/lib/domain/product/pricing';
import type { ProductSummary } from '@/lib/domain/product/types';
import { toBrand } from './brands';
import { toCategoryWithParents } from './categories';
import type { ApiClient } from './client/client';
import type { JsonApiModel } from './client/json-api';
import { readQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedEndpoints } from './endpoints/assumed';
import { toOfferVersion } from './offer-versions';
import { COMMERCE_SHAPE, toCommerce } from './product-commerce';
import { toCoverImage } from './product-images';

export const readSummaryFields = snakeToCamel({
  ...COMMERCE_SHAPE,
  id: wire.text,
  name: wire.text,
  slug: wire.text,
  part_number: wire.text,
  rating: wire.number,
  reviews_count: wire.optionalWhole,
  has_shipping_promotion: wire.flag,
  is_kit: wire.flag,
  warranty_days: wire.count,
  delivery_days: wire.optionalNumber,
  piece_count: wire.count,
});

export const SUMMARY_FIELDS = [
  ...Object.keys(readSummaryFields.shape).filter((name) => name !== 'id'),
  'brand',
  'category',
  'coverImage',
];

/** @param knownPrice in pesos, for an answer that sends it beside the product; null if it must be there. @throws ApiError without a price, when it is null */
export function toProductSummary(model: JsonApiModel, knownPrice: number | null = UNKNOWN_PRICE) {
  const product = readSummaryFields(model);
  const { id, slug, name, partNumber, reviewsCount, hasShippingPromotion, isKit } = product;
  if (!id || !slug || !name) return null;
  const brand = wire.relation(model, 'brand');
  const category = wire.relation(model, 'category');
  return {
    id,
    slug,
    name,
    partNumber,
    brand: brand && toBrand(brand),
    category: category && toCategoryWithParents(category),
    cover: toCoverImage(model),
    rating: Math.min(5, Math.max(0, product.rating)),
    reviewsCount,
    ...toCommerce({
      ...product,
      priceWithTax: product.priceWithTax ?? product.currentPriceWithTax ?? knownPrice,
    }),
    hasShippingPromotion,
    isKit,
    warrantyDays: product.warrantyDays,
    deliveryDays: product.deliveryDays,
    pieceCount: Math.max(1, product.pieceCount),
    offerVersion: toOfferVersion(model),
  };
}

export const toProductSummaries = (found: readonly JsonApiModel[]): ProductSummary[] =>
  wire.readableEntities(found, (model) => toProductSummary(model));

export const SUMMARY_RELATIONS = ['brand', 'category', 'coverImage'];

export const MAX_IDS = 50;

export const chunkIds = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  );

export async function readProductsById(
  client: ApiClient,
  ids: readonly string[],
  signal?: AbortSignal,
  timeoutMs?: number,
): Promise<Map<string, ProductSummary>> {
  const documents = await Promise.all(
    chunkIds(ids).map((group) =>
      client.request(assumedEndpoints.products, {
        query: {
          'filter[id]': group.join(','),
          include: SUMMARY_RELATIONS.join(','),
          'fields[products]': SUMMARY_FIELDS.join(','),
        },
        signal,
        timeoutMs,
      }),
    ),
  );
  const found = documents.flatMap((document) =>
    wire.listEntities(document, (one) => toProductSummary(one)),
  );
  return new Map(found.map((product) => [product.id, product]));
}

/** Slugs of at most 50 products by their ids. Unknown products are left out. */
export async function readProductSlugs(client: ApiClient, ids: readonly string[]) {
  const { data } = await client.request(assumedEndpoints.products, {
    query: { 'filter[id]': ids.join(','), 'fields[products]': 'slug' },
    cache: 'no-store',
  });
  return wire.models(data).flatMap(({ slug }) => (typeof slug === 'string' && slug ? [slug] : []));
}

export const productsByIdQuery = (ids: readonly string[]) => {
  const sorted = [...new Set(ids)].sort();
  return readQuery(['products-by-id', sorted], readProductsById, sorted, {
    enabled: sorted.length > 0,
    staleTime: 15_000,
  });
};
