import { MAX_COMPARED_PRODUCTS, type ProductSnapshot } from '@/lib/domain/product/types';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asNullable, asRecord, asText, asTrue, asUniqueList } from '../persistence/guards';
import { mergeById, mergeValue } from '../persistence/merge';

type CompareItem = Pick<ProductSnapshot, 'id' | 'slug' | 'name' | 'image'>;

const asItem = asRecord<CompareItem>({
  id: asText,
  slug: asText,
  name: asText,
  image: asNullable(asText),
});

const asCompared = asRecord({
  items: asUniqueList(asItem, ({ id }) => id, MAX_COMPARED_PRODUCTS),
  isFolded: asTrue,
});

export const useCompareStore = createPersistedStore(
  {
    name: 'compare',
    version: '1',
    kept: { items: [], isFolded: false },
    parse: asCompared,
    merge: (base, mine, theirs) => ({
      items: mergeById(base.items, mine.items, theirs.items).slice(0, MAX_COMPARED_PRODUCTS),
      isFolded: mergeValue(base.isFolded, mine.isFolded, theirs.isFolded),
    }),
  },
  (set, get) => {
    const remove = (id: string) =>
      set(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
    return {
      remove,
      /** Adds or removes a product. Returns false when the list is full. */
      toggle: ({ id, slug, name, image }: CompareItem): boolean => {
        const { items } = get();
        if (items.some((item) => item.id === id)) remove(id);
        else if (items.length === MAX_COMPARED_PRODUCTS) return false;
        else set({ items: [...items, { id, slug, name, image }] });
        return true;
      },
      clear: () => set({ items: [] }),
      setFolded: (isFolded: boolean) => set({ isFolded }),
    };
  },
);

export const selectIsCompared =
  (id: string) =>
  ({ items }: ReturnType<typeof useCompareStore.getState>): boolean =>
    items.some((item) => item.id === id);
