import { getDisplayPrices } from '@/lib/domain/product/pricing';
import {
  addRecentlyViewed,
  type RecentlyViewedProduct,
  sortByLastViewed,
  type ViewedProduct,
} from '@/lib/domain/product/recently-viewed';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asNullable, asNumber, asRecord, asText, asUniqueList } from '../persistence/guards';
import { RECENTLY_VIEWED_KEY } from '../persistence/hydration';
import { isDeepEqual, mergeLists } from '../persistence/merge';
import { useLivePricesStore } from './live-prices-store';

const asRecentlyViewed = asRecord<RecentlyViewedProduct>({
  id: asText,
  slug: asText,
  name: asText,
  image: asNullable(asText),
  price: asNumber,
  at: asNumber,
  baseline: asNullable(asRecord({ price: asNumber, since: asNumber })),
});
const asViews = asRecord({ seen: asUniqueList(asRecentlyViewed, ({ id }) => id) });

/** 'Vistos recientemente': the products whose pages were viewed on this device, with their prices at that time. */
export const useRecentlyViewedStore = createPersistedStore(
  {
    name: RECENTLY_VIEWED_KEY,
    version: '1',
    /** Newest first. The name stands on devices. */
    kept: { seen: [] },
    parse: (value) => {
      const views = asViews(value);
      return views && { seen: sortByLastViewed(views.seen) };
    },
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
  (set, get) => ({
    /** Records that a product's page was viewed at `now` (milliseconds since 1970). */
    record: (view: ViewedProduct, now: number) =>
      set(({ seen }) => ({ seen: addRecentlyViewed(seen, view, now) })),
    /** Removes all products and returns them, for `restore`. */
    clear: () => {
      const { seen } = get();
      set({ seen: [] });
      return seen;
    },
    restore: (previous: readonly RecentlyViewedProduct[]) =>
      set(({ seen }) => {
        const ids = new Set(seen.map(({ id }) => id));
        return { seen: sortByLastViewed([...seen, ...previous.filter(({ id }) => !ids.has(id))]) };
      }),
  }),
);

export const selectRecentlyViewed =
  (id: string) =>
  ({ seen }: { seen: readonly RecentlyViewedProduct[] }): RecentlyViewedProduct | undefined =>
    seen.find((product) => product.id === id);

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
