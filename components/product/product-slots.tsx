'use client';

import { Suspense } from 'react';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { useInteracted } from '@/components/ui/use-interacted';
import { hasFeature } from '@/lib/features/has-feature';
import { RECENTLY_VIEWED_KEY, useHasStored } from '@/stores/persistence/hydration';
import type { CompareToggleProps } from './product-chunk';
import type { PriceDropProps } from './recently-viewed/price-drop';

/** Loads what pages with products need with the first interaction. */
export const loadProductChunk = () => import('./product-chunk');
const CompareToggle = lazyEventually(loadProductChunk, (chunk) => chunk.CompareToggle);

/** The compare toggle of a card, which is loaded with the first interaction. Its space is reserved until then. */
export function CompareToggleSlot({ product }: CompareToggleProps) {
  const hasInteracted = useInteracted();
  return (
    hasInteracted &&
    hasFeature('compare') && (
      <Suspense>
        <CompareToggle product={product} />
      </Suspense>
    )
  );
}

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
