'use client';

import { useEffect } from 'react';
import { lazyEventually } from '@/components/ui/deferred-parts';
import { NearScreen } from '@/components/ui/use-in-view';
import { loadWhen, whenLoadedAndIdle } from '@/lib/browser/when-idle';
import type { ViewedProduct } from '@/lib/domain/product/recently-viewed';
import { RECENTLY_VIEWED_KEY, useHasStored } from '@/stores/persistence/hydration';
import { loadVisitorChunk } from '../product-slots';

/** Apart from the prices of viewed products, of which few pages have any. */
const loadViews = () => import('@/stores/browsing/recently-viewed-store');
const RecentlyViewedList = lazyEventually(loadVisitorChunk, (chunk) => chunk.RecentlyViewedList);

/**
 * 'Vistos recientemente'. Its space is reserved from the start on a device with recently viewed products. The list is
 * loaded when it comes near the screen.
 * @param view the product of the page, which is recorded and left out of the list
 */
export function RecentlyViewedRail({ view }: { view?: ViewedProduct }) {
  const isKept = useHasStored(RECENTLY_VIEWED_KEY);
  useEffect(() => {
    // Without network the product is not recorded, which does no harm.
    if (view)
      return loadWhen(whenLoadedAndIdle, loadViews, (views) => views.watchProductView(view));
  }, [view]);
  return (
    isKept && (
      <NearScreen className="seen-slot">
        <RecentlyViewedList except={view?.id} />
      </NearScreen>
    )
  );
}
