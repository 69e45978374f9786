import { MAX_COMPARED_PRODUCTS, type ProductSnapshot } from '@/lib/domain/product/types';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields, asText, asUniqueList, pickFields } from '../persistence/guards';
import { mergeLists, mergeValue } from '../persistence/merge';

type CompareItem = Pick<ProductSnapshot, 'id' | 'slug' | 'name' | 'image'>;

interface PersistedCompare {
  items: readonly CompareItem[];
  isFolded: boolean;
}

interface CompareState extends PersistedCompare {
  /** Adds or removes a product. Returns false when the list is full. */
  toggle: (item: CompareItem) => boolean;
  remove: (id: string) => void;
  clear: () => void;
  setFolded: (isFolded: boolean) => void;
}

function asItem(value: unknown): CompareItem | null {
  const fields = asFields(value);
  const texts = fields && pickFields(fields, asText, ['id', 'slug', 'name']);
  return texts && { ...texts, image: asText(fields.image) };
}

function parsePersisted(value: unknown): PersistedCompare | null {
  const fields = asFields(value);
  const items = asUniqueList(fields?.items, asItem, ({ id }) => id);
  return (
    items && { items: items.slice(0, MAX_COMPARED_PRODUCTS), isFolded: fields?.isFolded === true }
  );
}

export const useCompareStore = createPersistedStore<CompareState, PersistedCompare>(
  (set, get) => ({
    items: [],
    isFolded: false,
    toggle: ({ id, slug, name, image }) => {
      const { items, remove } = get();
      if (items.some((item) => item.id === id)) remove(id);
      else if (items.length === MAX_COMPARED_PRODUCTS) return false;
      else set({ items: [...items, { id, slug, name, image }] });
      return true;
    },
    remove: (id) => set(({ items }) => ({ items: items.filter((item) => item.id !== id) })),
    clear: () => set({ items: [] }),
    setFolded: (isFolded) => set({ isFolded }),
  }),
  {
    name: 'compare',
    version: '1',
    partialize: ({ items, isFolded }) => ({ items, isFolded }),
    parse: parsePersisted,
    merge: (base, mine, theirs) => ({
      items: mergeLists(base.items, mine.items, theirs.items, ({ id }) => id).slice(
        0,
        MAX_COMPARED_PRODUCTS,
      ),
      isFolded: mergeValue(base.isFolded, mine.isFolded, theirs.isFolded),
    }),
  },
);

export function selectIsCompared(id: string): (state: CompareState) => boolean {
  return ({ items }) => items.some((item) => item.id === id);
}
