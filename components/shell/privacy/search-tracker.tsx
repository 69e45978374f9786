import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { trackSearch } from '@/components/shared/analytics/track-search';
import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import { route } from '@/lib/routing/routes';

/** Reports the text of the current search to analytics. Renders nothing. */
export function SearchTracker() {
  const isSearch = usePathname().startsWith(route('search'));
  const text = useSearchParams().get(SEARCH_PARAMS.text);
  useEffect(() => {
    if (isSearch && text) trackSearch(text);
  }, [isSearch, text]);
  return null;
}
