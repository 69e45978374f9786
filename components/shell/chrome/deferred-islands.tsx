import { useEffect } from 'react';
import { LazyCompareBar } from '@/components/browse/compare/lazy-compare-bar';
import { BellSlot } from '@/components/shell/bell/bell-slot';
import { scrollFocusIntoView } from '../navigation/scroll-focus-into-view';

/** The compare bar, the notification bell and the focus scrolling. */
export function DeferredIslands() {
  useEffect(scrollFocusIntoView, []);
  return (
    <>
      <LazyCompareBar />
      <BellSlot />
    </>
  );
}
