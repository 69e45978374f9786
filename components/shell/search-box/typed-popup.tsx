import { useMediaQuery } from '@/components/ui/use-media-query';
import { useTranslation } from '@/lib/i18n/client';
import { limitSuggestions } from './limit-suggestions';
import { SuggestNotice } from './suggest-notice';
import type { SuggestListState } from './suggest-option';
import { CountStatus, SuggestPopup } from './suggest-popup';
import { SuggestSkeleton } from './suggest-skeleton';
import { SeeAllOption, TypedList } from './typed-list';
import { useTypedSuggestions } from './use-typed-suggestions';

interface TypedPopupProps {
  list: SuggestListState;
  isOpen: boolean;
  /** The trimmed text, not empty. */
  text: string;
}

/** The suggestions for the typed text, and the option that leads to all results. */
export function TypedPopup({ list, isOpen, text }: TypedPopupProps) {
  const { t } = useTranslation('suggest');
  const isWide = useMediaQuery('(min-width: 992px)');
  const { found, isCurrent, isError } = useTypedSuggestions(text);
  const data = found && limitSuggestions(found, isWide);
  const count = data ? Object.values(data).reduce((sum, { length }) => sum + length, 0) : 0;
  const isEmpty = data !== undefined && count === 0;
  const none = t('none', { text });
  const said = data && isCurrent ? (isEmpty ? none : t('count', { count })) : '';
  return (
    <>
      <CountStatus text={isOpen ? said : ''} />
      {isOpen && (
        <SuggestPopup
          list={list}
          isBusy={!isCurrent && !isError}
          notice={
            isError ? (
              <SuggestNotice title={t('failed')} hint={t('failedHint')} />
            ) : (
              isEmpty && <SuggestNotice title={none} hint={t('noneHint')} />
            )
          }
        >
          {!data && !isError && (
            <div role="presentation" className="p-2">
              <SuggestSkeleton />
            </div>
          )}
          {data && !isEmpty && <TypedList list={list} text={text} data={data} isWide={isWide} />}
          <SeeAllOption list={list} text={text} />
        </SuggestPopup>
      )}
    </>
  );
}
