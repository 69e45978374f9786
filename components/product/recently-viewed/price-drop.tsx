'use client';

import { lazy, Suspense } from 'react';
import { SEEN_KEY, useIsKept } from '@/stores/persistence/kept';
import type { PriceDropProps } from './drop-props';

const DropCheck = lazy(() => import('./drop-check'));

/**
 * 'Bajó … desde que lo viste'. It lies over its surroundings, so that nothing moves when it appears. It loads nothing
 * on a device without recently viewed products.
 */
export function PriceDrop({ product, place }: PriceDropProps) {
  if (!useIsKept(SEEN_KEY)) return null;
  return (
    <Suspense>
      <DropCheck product={product} place={place} />
    </Suspense>
  );
}
