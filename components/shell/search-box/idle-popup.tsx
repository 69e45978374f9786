import { useTranslation } from '@/lib/i18n/client';
import { ClearButton, ForgetButtons } from './forget-controls';
import { IdleList } from './idle-list';
import type { ListState } from './option';
import { CountStatus, Popup } from './popup';
import { SuggestBanner } from './suggest-banner';
import { SuggestNotice } from './suggest-notice';
import { useIdleSearches } from './use-idle-searches';

interface IdlePopupProps {
  list: ListState;
  isOpen: boolean;
  /** Called before a recent search is removed: its button then disappears. */
  onForget: () => void;
}

/** The suggestions while the search box is empty. */
export function IdlePopup({ list, isOpen, onForget }: IdlePopupProps) {
  const { t } = useTranslation('suggest');
  const { recent, popular, isPending, isError } = useIdleSearches(isOpen);
  const count = recent.length + popular.length;
  if (!isOpen || (count === 0 && !isPending && !isError)) return <CountStatus text="" />;
  return (
    <>
      <CountStatus text={isPending ? '' : t('count', { count })} />
      <Popup
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
                <ClearButton onForget={onForget} />
                <ForgetButtons terms={recent} onForget={onForget} />
              </>
            )}
            <SuggestBanner />
          </>
        }
      >
        <IdleList list={list} recent={recent} popular={popular} isPending={isPending} />
      </Popup>
    </>
  );
}
