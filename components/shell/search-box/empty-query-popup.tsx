import { useTranslation } from '@/lib/i18n/client';
import { EmptyQueryList } from './empty-query-list';
import { ClearSearchesButton, RemoveSearchButtons } from './recent-search-controls';
import { SuggestBanner } from './suggest-banner';
import { SuggestNotice } from './suggest-notice';
import type { SuggestListState } from './suggest-option';
import { CountStatus, SuggestPopup } from './suggest-popup';
import { useEmptyQuerySuggestions } from './use-empty-query-suggestions';

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
