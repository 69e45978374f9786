'use client';

import { Suspense } from 'react';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { RECENTLY_VIEWED_KEY, useHasStored } from '@/stores/persistence/use-has-stored';
import type { PriceDropProps } from './viewed-prices';

/** Loads what a device remembers of viewed products and their prices. */
const loadViewedPrices = () => import('./viewed-prices');
const PriceDrop = lazyEventually(loadViewedPrices, (code) => code.PriceDrop);

/**
 * 'Bajó … desde que lo viste'. It lies over its surroundings, so that nothing moves when it appears. It loads nothing
 * on a device without recently viewed products.
 */
export function PriceDropSlot(props: PriceDropProps) {
  return (
    useHasStored(RECENTLY_VIEWED_KEY) && (
      <Suspense>
        <PriceDrop {...props} />
      </Suspense>
    )
  );
}
