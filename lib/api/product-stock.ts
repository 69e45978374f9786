import type { StoreStock } from '@/lib/domain/product/types';
import { createFind } from './client/create-read';
import type { JsonApiModel } from './client/json-api';
import { readQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedEndpoints } from './endpoints/assumed';
import { toProductImage } from './product-images';

export const storesWithStock = wire.listOf(
  snakeToCamel({ store_id: wire.text, id: wire.text, name: wire.text, stock: wire.count }),
  ({ id, ...store }): StoreStock | null => {
    const storeId = store.storeId || id;
    return storeId && store.name ? { ...store, storeId } : null;
  },
);

const readFields = snakeToCamel({
  id: wire.text,
  slug: wire.text,
  name: wire.text,
  stores_with_stock: storesWithStock,
});

const STOCK_FIELDS = 'name,slug,stores_with_stock,coverImage';

export type ProductStock = NonNullable<ReturnType<typeof toProductStock>>;

function toProductStock(model: JsonApiModel) {
  const { storesWithStock: stores, ...product } = readFields(model);
  if (!product.id || !product.slug || !product.name) return null;
  const cover = wire.relation(model, 'coverImage');
  return { ...product, cover: cover && toProductImage(cover), stores };
}

export const readProductStock = createFind(
  assumedEndpoints.products,
  (slug: string) => ({
    query: { 'filter[slug]': slug, include: 'coverImage', 'fields[products]': STOCK_FIELDS },
  }),
  (document) => wire.firstEntity(document, toProductStock),
);

/** Offline it fails and shows a retry button. By default it would pause until the network is back. */
export const productStockQuery = (slug: string) =>
  readQuery(['product-stock', slug], readProductStock, slug, {
    staleTime: 15_000,
    networkMode: 'always',
  });
