'use client';

import { Suspense, useEffect, useState } from 'react';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { useInView } from '@/components/ui/use-in-view';
import { loadWhen, whenLoadedAndIdle } from '@/lib/browser/when-idle';
import type { ViewedProduct } from '@/lib/domain/product/recently-viewed';
import { RECENTLY_VIEWED_KEY, useHasStored } from '@/stores/persistence/use-has-stored';
import { loadProductChunk, loadVisitorChunk } from '../load-chunks';
import type { PriceDropProps } from './viewed-prices';

// What pages say to a device with recently viewed products. On other devices nothing of it is loaded but the code that records.

const PriceDrop = lazyEventually(loadProductChunk, (chunk) => chunk.PriceDrop);
const RecentlyViewedList = lazyEventually(loadVisitorChunk, (chunk) => chunk.RecentlyViewedList);

/** 'Bajó … desde que lo viste'. It lies over its surroundings, so that nothing moves when it appears. */
export function PriceDropSlot(props: PriceDropProps) {
  return (
    useHasStored(RECENTLY_VIEWED_KEY) && (
      <Suspense>
        <PriceDrop {...props} />
      </Suspense>
    )
  );
}

/**
 * 'Vistos recientemente'. Its space is reserved from the start on a device with recently viewed products. The list is
 * loaded when it comes near the screen.
 * @param view the product of the page, which is recorded and left out of the list
 */
export function RecentlyViewedRail({ view }: { view?: ViewedProduct }) {
  const isKept = useHasStored(RECENTLY_VIEWED_KEY);
  return (
    <>
      {isKept && <ListSlot except={view?.id} />}
      {view && <RecordProductView view={view} />}
    </>
  );
}

function ListSlot({ except }: { except?: string }) {
  const [place, setPlace] = useState<Element | null>(null);
  const isNear = useInView(place);
  return (
    <div ref={setPlace} className="seen-slot">
      {isNear && (
        <Suspense>
          <RecentlyViewedList except={except} />
        </Suspense>
      )}
    </div>
  );
}

/** Adds this product to the recently viewed products. Renders nothing. */
export function RecordProductView({ view }: { view: ViewedProduct }) {
  useEffect(
    // Without network the product is not recorded, which does no harm.
    () => loadWhen(whenLoadedAndIdle, loadProductChunk, (chunk) => chunk.watchProductView(view)),
    [view],
  );
  return null;
}
