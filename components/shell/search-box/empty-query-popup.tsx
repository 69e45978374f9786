import { useQuery } from '@tanstack/react-query';
import { PromoBanner } from '@/components/ui/promo-banner';
import { getSearchKey } from '@/lib/domain/search/recent-searches';
import { useTranslation } from '@/lib/i18n/client';
import { bannersQuery } from '@/lib/queries/catalogue';
import { mostSearchedQuery } from '@/lib/queries/search';
import { useRecentSearchesStore } from '@/stores/browsing/recent-searches-store';
import { EmptyQueryList } from './empty-query-list';
import { ClearSearchesButton, RemoveSearchButtons } from './recent-search-controls';
import { SuggestNotice } from './suggest-notice';
import type { SuggestListState } from './suggest-option';
import { CountStatus, SuggestPopup } from './suggest-popup';

/** The most terms in each list. */
const MAX_TERMS = 6;

/** Suggestions for an empty search box: recent searches, then the popular searches that are not among them. */
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
  list: SuggestListState;
  isOpen: boolean;
  /** Called before a recent search is removed: its button then disappears. */
  onBeforeRemove: () => void;
}

/** The suggestions while the search box is empty. */
export function EmptyQueryPopup({ list, isOpen, onBeforeRemove }: EmptyQueryPopupProps) {
  const { t } = useTranslation('suggest');
  const { recent, popular, isPending, isError } = useEmptyQuerySuggestions(isOpen);
  const count = recent.length + popular.length;
  if (!isOpen || (count === 0 && !isPending && !isError)) return <CountStatus text="" />;
  return (
    <>
      <CountStatus text={isPending ? '' : t('count', { count })} />
      <SuggestPopup
        list={list}
        isBusy={isPending}
        columns={recent.length > 0 && (isPending || popular.length > 0) ? 2 : 1}
        notice={
          isError && count === 0 && <SuggestNotice title={t('failed')} hint={t('failedHint')} />
        }
        after={
          <>
            {recent.length > 0 && (
              <>
                <ClearSearchesButton onBeforeRemove={onBeforeRemove} />
                <RemoveSearchButtons terms={recent} onBeforeRemove={onBeforeRemove} />
              </>
            )}
            <SuggestBanner />
          </>
        }
      >
        <EmptyQueryList list={list} recent={recent} popular={popular} isPending={isPending} />
      </SuggestPopup>
    </>
  );
}

const SLOT = 'BANNER_HEADER_SEARCH';

/** The optional banner of the search box. */
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
