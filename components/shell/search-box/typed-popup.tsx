import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { type Suggestions, suggestionsQuery } from '@/lib/api/search-suggestions';
import { useTranslation } from '@/lib/i18n/client';
import { SuggestNotice } from './suggest-notice';
import type { SuggestListState } from './suggest-option';
import { CountStatus, SuggestPopup } from './suggest-popup';
import { SuggestSkeleton } from './suggest-skeleton';
import { SeeAllOption, TypedList } from './typed-list';

/** Debounce time between the last key press and the request, in milliseconds. */
const DEBOUNCE_MS = 120;

/** The debounced text. It is empty at first. */
function useDebouncedText(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

const isPrefixOfEither = (text: string, before: unknown) =>
  typeof before === 'string' && (text.startsWith(before) || before.startsWith(text));

/**
 * Suggestions for the text in the search box. While new ones load, the old ones stay if one text is a prefix of the
 * other. A failed request is not retried: the next letter makes a new request.
 * @param text the trimmed text, not empty
 */
function useTypedSuggestions(text: string) {
  const rested = useDebouncedText(text);
  const query = useQuery({
    ...suggestionsQuery(rested),
    placeholderData: (last, lastQuery) =>
      isPrefixOfEither(rested, lastQuery?.queryKey[1]) ? last : undefined,
    retry: false,
    // Without network the request fails at once instead of waiting.
    networkMode: 'always',
  });
  // Until the debounce time is over, the suggestions on screen belong to the previous text.
  const isCurrent = rested === text && !query.isPlaceholderData;
  return {
    isCurrent,
    isError: query.isError && rested === text,
    found: rested !== '' && isPrefixOfEither(text, rested) ? query.data : undefined,
  };
}

/** How many options fit. On narrow screens the terms stand above the products, so there are fewer. */
const MAX_TERMS_WIDE = 5;
const MAX_TERMS_NARROW = 3;
const MAX_FILTERS = 3;

/** Limits the suggestions to the number that fits. */
function limitSuggestions(found: Suggestions, isWide: boolean): Suggestions {
  return {
    ...found,
    terms: found.terms.slice(0, isWide ? MAX_TERMS_WIDE : MAX_TERMS_NARROW),
    categories: found.categories.slice(0, MAX_FILTERS),
    brands: found.brands.slice(0, MAX_FILTERS),
  };
}

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
