import type { ProductImage, StoreStock } from './types';

/** Pieces of a product in each store. */
export interface ProductStock {
  id: string;
  slug: string;
  name: string;
  cover: ProductImage | null;
  stores: StoreStock[];
}

/** The stores that have stock, highest stock first. */
export const getStoresInStock = (stock: readonly StoreStock[]): StoreStock[] =>
  stock.filter((store) => store.stock > 0).sort((a, b) => b.stock - a.stock);
