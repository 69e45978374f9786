import { getDisplayPrices } from '@/lib/domain/product/pricing';
import {
  addRecentlyViewed,
  type RecentlyViewedProduct,
  sortByLastViewed,
  type ViewedProduct,
} from '@/lib/domain/product/recently-viewed';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields, asNumber, asText, asUniqueList, pickFields } from '../persistence/guards';
import { RECENTLY_VIEWED_KEY } from '../persistence/hydration';
import { isDeepEqual, mergeLists } from '../persistence/merge';
import { useLivePricesStore } from './live-prices-store';

interface PersistedViews {
  /** Newest first. The name stands on devices. */
  seen: readonly RecentlyViewedProduct[];
}

export interface RecentlyViewedState extends PersistedViews {
  /** Records that a product's page was viewed at `now` (milliseconds since 1970). */
  record: (view: ViewedProduct, now: number) => void;
  /** Removes all products and returns them, for `restore`. */
  clear: () => readonly RecentlyViewedProduct[];
  restore: (previous: readonly RecentlyViewedProduct[]) => void;
}

function asRecentlyViewed(value: unknown): RecentlyViewedProduct | null {
  const fields = asFields(value);
  const texts = fields && pickFields(fields, asText, ['id', 'slug', 'name']);
  const numbers = fields && pickFields(fields, asNumber, ['price', 'at']);
  const before = asFields(fields?.baseline);
  const baseline = before && pickFields(before, asNumber, ['price', 'since']);
  return texts && numbers && { ...texts, ...numbers, image: asText(fields.image), baseline };
}

function parsePersisted(value: unknown): PersistedViews | null {
  const seen = asUniqueList(asFields(value)?.seen, asRecentlyViewed, ({ id }) => id);
  return seen && { seen: sortByLastViewed(seen) };
}

/** 'Vistos recientemente': the products whose pages were viewed on this device, with their prices at that time. */
export const useRecentlyViewedStore = createPersistedStore<RecentlyViewedState, PersistedViews>(
  (set, get) => ({
    seen: [],
    record: (view, now) => set(({ seen }) => ({ seen: addRecentlyViewed(seen, view, now) })),
    clear: () => {
      const { seen } = get();
      set({ seen: [] });
      return seen;
    },
    restore: (previous) =>
      set(({ seen }) => {
        const ids = new Set(seen.map(({ id }) => id));
        return { seen: sortByLastViewed([...seen, ...previous.filter(({ id }) => !ids.has(id))]) };
      }),
  }),
  {
    name: RECENTLY_VIEWED_KEY,
    version: '1',
    partialize: ({ seen }) => ({ seen }),
    parse: parsePersisted,
    merge: (base, mine, theirs) => ({
      seen: sortByLastViewed(
        mergeLists(
          base.seen,
          mine.seen,
          theirs.seen,
          ({ id }) => id,
          (old, ours, other) => (isDeepEqual(old, ours) || other.at > ours.at ? other : ours),
        ),
      ),
    }),
  },
);

export function selectRecentlyViewed(
  id: string,
): (state: RecentlyViewedState) => RecentlyViewedProduct | undefined {
  return ({ seen }) => seen.find((product) => product.id === id);
}

/** Records the view when the page becomes visible, and again with the live price: the cached one may be stale. Returns a stop function. */
export function watchProductView(view: ViewedProduct): () => void {
  const record = () => {
    if (document.visibilityState === 'hidden') return;
    const live = useLivePricesStore.getState()[view.id];
    const price = live ? getDisplayPrices(live.pricing).final : view.price;
    useRecentlyViewedStore.getState().record({ ...view, price }, Date.now());
  };
  record();
  const stop = useLivePricesStore.subscribe((now, before) => {
    if (now[view.id] !== before[view.id]) record();
  });
  document.addEventListener('visibilitychange', record);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', record);
  };
}
