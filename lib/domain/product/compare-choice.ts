import type { ProductSnapshot } from './types';

/** The part of a product that the compare bar shows. */
export type CompareItem = Pick<ProductSnapshot, 'id' | 'slug' | 'name' | 'image'>;

export const MAX_COMPARED_PRODUCTS = 4;

/**
 * Adds a product to the comparison or removes it. A full list is returned unchanged, so the caller can compare identity.
 */
export function toggleCompared(
  items: readonly CompareItem[],
  { id, slug, name, image }: CompareItem,
): readonly CompareItem[] {
  if (items.some((item) => item.id === id)) return removeCompared(items, id);
  return items.length < MAX_COMPARED_PRODUCTS ? [...items, { id, slug, name, image }] : items;
}

export function removeCompared(items: readonly CompareItem[], id: string): readonly CompareItem[] {
  return items.filter((item) => item.id !== id);
}
