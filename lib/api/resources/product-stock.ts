import * as z from 'zod/mini';
import type { ProductStock } from '@/lib/domain/product/store-stock';
import type { StoreStock } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { toProductImage } from './product-image';
import { count, listOf, relation, text } from './wire';

const storeStockWire = z.object({ store_id: text, name: text, stock: count });

function toStoreStock(entry: unknown): StoreStock | null {
  const { store_id, name, stock } = storeStockWire.parse(entry);
  return store_id && name ? { storeId: store_id, name, stock } : null;
}

/** The field `stores_with_stock`. */
export const storesWithStock = listOf(toStoreStock);

const wire = z.object({ id: text, slug: text, name: text, stores_with_stock: storesWithStock });

/** The fields that are read here, for `fields[products]`. */
export const STOCK_FIELDS = 'name,slug,stores_with_stock,coverImage';

export function toProductStock(model: JsonApiModel): ProductStock | null {
  const { stores_with_stock, ...product } = wire.parse(model);
  if (!product.id || !product.slug || !product.name) return null;
  const cover = relation(model, 'coverImage');
  return { ...product, cover: cover && toProductImage(cover), stores: stores_with_stock };
}
