import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { PromoBanner } from '@/components/ui/promo-banner';
import { bannersQuery } from '@/lib/api/banners';
import { categoryTreeQuery } from '@/lib/api/categories';
import { mostSearchedQuery } from '@/lib/api/search-suggestions';
import { getSearchKey } from '@/lib/domain/search/recent-searches';
import { useTranslation } from '@/lib/i18n/client';
import { useRecentSearchesStore } from '@/stores/browsing/recent-searches-store';
import {
  CountStatus,
  FilterOptions,
  SuggestNotice,
  SuggestPopup,
  SuggestSkeleton,
  TermOptions,
} from './suggest-popup';

interface RecentSearchControlsProps {
  terms: readonly string[];
  /** Moves the focus to the search box, because the pressed button disappears. */
  onBeforeRemove: () => void;
}

/** Removes all recent searches, or one of them. They are outside the listbox, which may contain only options. */
function RecentSearchControls({ terms, onBeforeRemove }: RecentSearchControlsProps) {
  const { t } = useTranslation('suggest');
  const { forget, clear } = useRecentSearchesStore.getState();
  const remove = (change: () => void) => () => {
    onBeforeRemove();
    change();
  };
  const place = 'absolute right-2 lg:group-data-[columns=2]:right-[calc(50%+0.5rem)]';
  return (
    <>
      <button
        type="button"
        onClick={remove(clear)}
        className={`${place} top-1.5 min-h-11 rounded-md px-3 text-sm font-medium text-brand hover:underline`}
      >
        {t('clear')}
      </button>
      <ul className={`${place} top-12`}>
        {terms.map((term) => (
          <li key={term}>
            <button
              type="button"
              aria-label={t('remove', { term })}
              onClick={remove(() => forget(term))}
              className="flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-line hover:text-ink"
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const MAX_TERMS = 6;

function useEmptyQuerySuggestions(isEnabled: boolean) {
  const kept = useRecentSearchesStore((state) => state.terms);
  const query = useQuery({
    ...mostSearchedQuery(),
    enabled: isEnabled,
    retry: false,
    networkMode: 'always',
  });
  const recent = kept.slice(0, MAX_TERMS);
  const known = new Set(recent.map(getSearchKey));
  const popular = (query.data ?? [])
    .filter((term) => !known.has(getSearchKey(term)))
    .slice(0, MAX_TERMS);
  return { recent, popular, isPending: query.isPending, isError: query.isError };
}

interface EmptyQueryPopupProps {
  isOpen: boolean;
  /** Then it fills the screen, and shows the categories, too. */
  isPhone: boolean;
  onBeforeRemove: () => void;
}

export function EmptyQueryPopup({ isOpen, isPhone, onBeforeRemove }: EmptyQueryPopupProps) {
  const { t } = useTranslation('suggest');
  const { recent, popular, isPending, isError } = useEmptyQuerySuggestions(isOpen);
  const tree = useQuery({ ...categoryTreeQuery(), enabled: isOpen && isPhone, retry: false });
  const categories = (isPhone && tree.data) || [];
  const count = recent.length + popular.length + categories.length;
  if (!isOpen || (count === 0 && !isPhone && !isPending && !isError))
    return <CountStatus text="" />;
  return (
    <>
      <CountStatus text={isPending ? '' : t('count', { count })} />
      <SuggestPopup
        isBusy={isPending}
        columns={recent.length > 0 && (isPending || popular.length > 0) ? 2 : 1}
        notice={
          isError && count === 0 && <SuggestNotice title={t('failed')} hint={t('failedHint')} />
        }
        after={
          <>
            {recent.length > 0 && (
              <RecentSearchControls terms={recent} onBeforeRemove={onBeforeRemove} />
            )}
            <SuggestBanner />
          </>
        }
      >
        <div
          role="presentation"
          className="grid gap-x-4 p-2 lg:group-data-[columns=2]:grid-cols-2 lg:group-data-[columns=2]:gap-x-0"
        >
          <TermOptions
            kind="recent"
            title={t('your last searches')}
            terms={recent}
            icon="clock"
            className="[&>a]:pr-12"
          />
          <TermOptions
            kind="popular"
            title={t('most searched this week')}
            terms={popular}
            icon="search"
            className="lg:group-data-[columns=2]:pl-2"
          />
          {isPending && <SuggestSkeleton />}
          <FilterOptions kind="categories" title={t('categories')} entries={categories} />
        </div>
      </SuggestPopup>
    </>
  );
}

const SLOT = 'BANNER_HEADER_SEARCH';

function SuggestBanner() {
  const { data = [] } = useQuery(bannersQuery([SLOT]));
  const banner = data.find(({ slot }) => slot === SLOT);
  if (!banner) return null;
  return (
    <div className="px-2 pb-2">
      <PromoBanner banner={banner} shape="thin" sizes="44rem" />
    </div>
  );
}
