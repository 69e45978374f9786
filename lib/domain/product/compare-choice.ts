/** What is remembered of a product that was chosen for comparing. */
export interface CompareItem {
  id: string;
  slug: string;
  name: string;
  /** Thumbnail address; null shows the placeholder. */
  image: string | null;
}

export const MAX_COMPARED = 4;

/** Chooses a product or takes it out again. A full choice stays as it is, which shows by its identity. */
export function toggleCompared(
  items: readonly CompareItem[],
  { id, slug, name, image }: CompareItem,
): readonly CompareItem[] {
  if (items.some((item) => item.id === id)) return removeCompared(items, id);
  return items.length < MAX_COMPARED ? [...items, { id, slug, name, image }] : items;
}

export function removeCompared(items: readonly CompareItem[], id: string): readonly CompareItem[] {
  return items.filter((item) => item.id !== id);
}
