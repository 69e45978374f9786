import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { suggestionsQuery } from '@/lib/queries/search';

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
export function useTypedSuggestions(text: string) {
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
