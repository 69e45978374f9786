import type { ProductImage, ProductPricing } from '../product/types';

/** What a wishlist shows of a product (spec 3); prices in pesos. */
export interface WishlistProduct {
  id: string;
  slug: string;
  name: string;
  cover: ProductImage | null;
  pricing: Pick<
    ProductPricing,
    'priceWithTax' | 'currentPriceWithTax' | 'mwiOnePriceWithTax' | 'mwiOneDiscPercent'
  >;
}

export interface WishlistItem {
  id: string;
  /** At least 1. */
  qty: number;
  product: WishlistProduct;
}

export interface Wishlist {
  id: string;
  name: string;
  /** ISO 8601. */
  createdAt: string | null;
  items: readonly WishlistItem[];
}

/** The list that is made for a customer who has none, and that hearts go into (spec 3). */
export const DEFAULT_WISHLIST = 'Mis favoritos';

/** Characters of a list's name. */
export const WISHLIST_NAME_LENGTH = 60;

/** Spec 5, word for word. */
export const NO_PRODUCT_ID =
  'No se puede guardar un artículo de la lista de deseos si no existe el id de producto.';

/** Pieces as they are saved: whole, and at least one (spec 5). */
export const wishedQuantity = (qty: number): number => Math.max(1, Math.floor(qty) || 0);

/**
 * The product's id and the pieces of an item as they may be saved.
 * @throws Error with the specification's words when there is no product id
 */
export function savableItem(item: { productId: string; qty: number }) {
  if (!item.productId) throw new Error(NO_PRODUCT_ID);
  return { productId: item.productId, qty: wishedQuantity(item.qty) };
}

const sameName = (a: string, b: string) =>
  a.trim().toLocaleLowerCase('es-MX') === b.trim().toLocaleLowerCase('es-MX');

export const findByName = (lists: readonly Wishlist[], name: string): Wishlist | null =>
  lists.find((list) => sameName(list.name, name)) ?? null;

/** The list that hearts go into: the one of the default's name, else the oldest; null when there is none. */
export function defaultWishlist(lists: readonly Wishlist[]): Wishlist | null {
  const named = findByName(lists, DEFAULT_WISHLIST);
  if (named) return named;
  const [first = null] = [...lists].sort(
    (a, b) => Date.parse(a.createdAt ?? '') - Date.parse(b.createdAt ?? '') || 0,
  );
  return first;
}

/** The default one first, the others as they were made. */
export function inOrder(lists: readonly Wishlist[]): Wishlist[] {
  const first = defaultWishlist(lists);
  return first ? [first, ...lists.filter(({ id }) => id !== first.id)] : [];
}

/** The newest item first: items are listed in the order in which they were saved. */
export const newestFirst = ({ items }: Wishlist): WishlistItem[] => [...items].reverse();

export const itemOf = (list: Wishlist | null, productId: string): WishlistItem | null =>
  list?.items.find(({ product }) => product.id === productId) ?? null;
