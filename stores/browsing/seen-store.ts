import {
  newestFirst,
  recordSeen,
  type SeenProduct,
  type SeenView,
} from '@/lib/domain/product/seen';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { allAre, asFields, asListOf, asNumber, asText } from '../persistence/guards';
import { SEEN_KEY } from '../persistence/kept';
import { mergeLists, sameValue } from '../persistence/merge';

interface Kept {
  /** Newest first. */
  seen: readonly SeenProduct[];
}

export interface SeenState extends Kept {
  /** Records that a product's page was viewed at `now` (milliseconds since 1970). */
  record: (view: SeenView, now: number) => void;
  /** Removes all products and returns them, for `restore`. */
  clear: () => readonly SeenProduct[];
  restore: (previous: readonly SeenProduct[]) => void;
}

function asSeen(value: unknown): SeenProduct | null {
  const fields = asFields(value);
  const texts = fields && allAre(fields, asText, ['id', 'slug', 'name']);
  const numbers = fields && allAre(fields, asNumber, ['price', 'at']);
  const before = asFields(fields?.baseline);
  const baseline = before && allAre(before, asNumber, ['price', 'since']);
  return texts && numbers && { ...texts, ...numbers, image: asText(fields.image), baseline };
}

function accept(value: unknown): Kept | null {
  const seen = asListOf(asFields(value)?.seen, asSeen, ({ id }) => id);
  return seen && { seen: newestFirst(seen) };
}

/** 'Vistos recientemente': the products whose pages were viewed on this device, with their prices at that time. */
export const useSeenStore = createPersistedStore<SeenState, Kept>(
  (set, get) => ({
    seen: [],
    record: (view, now) => set(({ seen }) => ({ seen: recordSeen(seen, view, now) })),
    clear: () => {
      const { seen } = get();
      set({ seen: [] });
      return seen;
    },
    restore: (previous) =>
      set(({ seen }) => {
        const ids = new Set(seen.map(({ id }) => id));
        return { seen: newestFirst([...seen, ...previous.filter(({ id }) => !ids.has(id))]) };
      }),
  }),
  {
    name: SEEN_KEY,
    version: '1',
    pick: ({ seen }) => ({ seen }),
    accept,
    merge: (base, mine, theirs) => ({
      seen: newestFirst(
        mergeLists(
          base.seen,
          mine.seen,
          theirs.seen,
          ({ id }) => id,
          (old, ours, other) => (sameValue(old, ours) || other.at > ours.at ? other : ours),
        ),
      ),
    }),
  },
);

/** Selector of one viewed product: `useRecentlyViewedStore(selectRecentlyViewed(id))`. */
export function selectSeen(id: string): (state: SeenState) => SeenProduct | undefined {
  return ({ seen }) => seen.find((product) => product.id === id);
}
