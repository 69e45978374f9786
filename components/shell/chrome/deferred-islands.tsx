import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { LazyCompareBar } from '@/components/browse/compare/lazy-compare-bar';
import { BellSlot } from '@/components/shell/bell/bell-slot';
import { findRouteName } from '@/lib/routing/find-route-name';
import { rememberRoute } from '@/stores/browsing/previous-route';
import { adoptFilteredPlace } from '../navigation/choose-filtered-place';
import { scrollFocusIntoView } from '../navigation/scroll-focus-into-view';

let isEntryKnown = false;

/** The visitor may have gone on already when this code arrives, so the address of the document counts, too. */
function rememberRoutes(pathname: string): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry && !isEntryKnown) {
    const { pathname } = new URL(entry.name);
    rememberRoute(findRouteName(pathname), pathname);
  }
  isEntryKnown = true;
  rememberRoute(findRouteName(pathname), pathname);
}

/** The compare bar, the notification bell, the focus scrolling, the memory of the previous route and the place of a filtered list. */
export function DeferredIslands() {
  const pathname = usePathname();
  useEffect(() => rememberRoutes(pathname), [pathname]);
  useEffect(adoptFilteredPlace, []);
  useEffect(scrollFocusIntoView, []);
  return (
    <>
      <LazyCompareBar />
      <BellSlot />
    </>
  );
}
