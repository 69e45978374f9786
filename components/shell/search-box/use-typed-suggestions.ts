import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getQueryClient } from '@/lib/queries/query-client';
import { suggestions } from '@/lib/queries/search';

/** How long the typing rests before the backend is asked, in milliseconds. */
const REST_MS = 120;

/** The text once it has rested; at first none has. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

const goesOn = (text: string, before: unknown) =>
  typeof before === 'string' && (text.startsWith(before) || before.startsWith(text));

/**
 * Suggestions for what stands in the box. While the next ones come, those of a shorter or longer form of the
 * text stay; those of another text do not. A failure shows at once: the next letter asks again.
 * @param text without spaces around it, not empty
 */
export function useTypedSuggestions(text: string) {
  const rested = useRested(text);
  const query = useQuery(
    {
      ...suggestions(rested),
      placeholderData: (last, lastQuery) =>
        goesOn(rested, lastQuery?.queryKey[1]) ? last : undefined,
      retry: false,
      // Without network it fails instead of waiting for one.
      networkMode: 'always',
    },
    getQueryClient(),
  );
  // Between a letter and its question the answer on screen is of the text before.
  const isCurrent = rested === text && !query.isPlaceholderData;
  return {
    isCurrent,
    isError: query.isError && rested === text,
    found: rested !== '' && goesOn(text, rested) ? query.data : undefined,
  };
}
