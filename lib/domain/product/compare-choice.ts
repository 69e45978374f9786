/** The stored data of a product that was selected for comparison. */
export interface CompareItem {
  id: string;
  slug: string;
  name: string;
  /** Thumbnail address; null shows the placeholder. */
  image: string | null;
}

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
