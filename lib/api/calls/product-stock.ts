import type { ProductStock } from '@/lib/domain/product/store-stock';
import type { ApiClient } from '../client';
import { assumedEndpoints } from '../endpoints/assumed';
import { STOCK_FIELDS, toProductStock } from '../resources/product-stock';
import { firstEntity } from '../resources/wire';

/** The current stock of a product in each store. Null when there is no such product. @throws ApiError */
export async function readProductStock(
  client: ApiClient,
  slug: string,
  signal?: AbortSignal,
): Promise<ProductStock | null> {
  const document = await client.requestOrNull(assumedEndpoints.products, {
    query: { 'filter[slug]': slug, include: 'coverImage', 'fields[products]': STOCK_FIELDS },
    signal,
  });
  return firstEntity(document, toProductStock);
}
