'use client';

import { Suspense } from 'react';
import { lazyEventually } from '@/components/ui/deferred-parts';
import { RECENTLY_VIEWED_KEY, useHasStored } from '@/stores/persistence/hydration';
import type { PriceDropProps } from './recently-viewed/price-drop';

/** Loads what pages with products need with the first interaction. */
export const loadProductChunk = () => import('./product-chunk');
/** Loads what only some visitors need there. */
export const loadVisitorChunk = () => import('./visitor-chunk');

const PriceDrop = lazyEventually(
  () => import('./recently-viewed/price-drop'),
  (code) => code.PriceDrop,
);

/** 'Bajó … desde que lo viste', over its surroundings. It loads nothing on a device without recently viewed products. */
export function PriceDropSlot(props: PriceDropProps) {
  return (
    useHasStored(RECENTLY_VIEWED_KEY) && (
      <Suspense>
        <PriceDrop {...props} />
      </Suspense>
    )
  );
}
