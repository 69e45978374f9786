import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { LazyCompareBar } from '@/components/browse/compare/lazy-compare-bar';
import { BellSlot } from '@/components/shell/bell/bell-slot';
import { rememberRoute } from '@/stores/browsing/previous-route';
import { adoptFilteredPlace } from '../navigation/choose-filtered-place';
import { scrollFocusIntoView } from '../navigation/scroll-focus-into-view';

/** The compare bar, the notification bell, the focus scrolling, the memory of the previous route and the place of a filtered list. */
export function DeferredIslands() {
  const pathname = usePathname();
  useEffect(() => rememberRoute(pathname), [pathname]);
  useEffect(adoptFilteredPlace, []);
  useEffect(scrollFocusIntoView, []);
  return (
    <>
      <LazyCompareBar />
      <BellSlot />
    </>
  );
}
