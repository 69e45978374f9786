import type { ProductSummary, StoreStock } from './types';

/** Pieces of a product in each store. */
export interface ProductStock extends Pick<ProductSummary, 'id' | 'slug' | 'name' | 'cover'> {
  stores: StoreStock[];
}

/** The stores that have stock, highest stock first. */
export const getStoresInStock = (stock: readonly StoreStock[]): StoreStock[] =>
  stock.filter((store) => store.stock > 0).sort((a, b) => b.stock - a.stock);
