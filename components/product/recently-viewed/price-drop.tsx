'use client';

import { Suspense } from 'react';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { RECENTLY_VIEWED_KEY, useHasStored } from '@/stores/persistence/use-has-stored';
import type { PriceDropProps } from './price-drop-check';

const PriceDropCheck = lazyEventually(() => import('./price-drop-check'));

/**
 * 'Bajó … desde que lo viste'. It lies over its surroundings, so that nothing moves when it appears. It loads nothing
 * on a device without recently viewed products.
 */
export function PriceDrop({ product, variant }: PriceDropProps) {
  if (!useHasStored(RECENTLY_VIEWED_KEY)) return null;
  return (
    <Suspense>
      <PriceDropCheck product={product} variant={variant} />
    </Suspense>
  );
}
