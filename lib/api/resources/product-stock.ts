import type { ProductStock } from '@/lib/domain/product/store-stock';
import type { StoreStock } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { toProductImage } from './product-image';
import { snakeToCamel } from './snake-to-camel';
import { count, listOf, relation, text } from './wire';

const readStoreStock = snakeToCamel({ store_id: text, id: text, name: text, stock: count });

function toStoreStock(entry: unknown): StoreStock | null {
  const { id, ...store } = readStoreStock(entry);
  const storeId = store.storeId || id;
  return storeId && store.name ? { ...store, storeId } : null;
}

/** The field `stores_with_stock`. */
export const storesWithStock = listOf(toStoreStock);

const readFields = snakeToCamel({
  id: text,
  slug: text,
  name: text,
  stores_with_stock: storesWithStock,
});

/** The fields that are read here, for `fields[products]`. */
export const STOCK_FIELDS = 'name,slug,stores_with_stock,coverImage';

export function toProductStock(model: JsonApiModel): ProductStock | null {
  const { storesWithStock: stores, ...product } = readFields(model);
  if (!product.id || !product.slug || !product.name) return null;
  const cover = relation(model, 'coverImage');
  return { ...product, cover: cover && toProductImage(cover), stores };
}
