'use client';

import { useEffect } from 'react';
import type { LivePrice } from '@/lib/api/live-prices';
import { whenInteracted } from '@/lib/browser/first-interaction';
import { loadWhen } from '@/lib/browser/when-idle';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';
import { loadProductChunk } from '../load-chunks';
import type { ShownProduct } from '../rendered-product';

/**
 * Refreshes the products of the page that changed since it was rendered: the page is cached, so its data may be stale. That waits
 * for the first interaction, or for the moment when the rest of the page is loaded without one (`start-when-needed.ts`).
 * @param shown products with their stamps; pass the same array while they stay the same
 */
export function useRefreshStaleProducts(shown: readonly ShownProduct[]): void {
  useEffect(
    () =>
      loadWhen(whenInteracted, loadProductChunk, (chunk) => {
        // Without network the page keeps its data. The cart validates prices again.
        chunk.refreshStaleProducts(shown).catch(() => {});
        return undefined;
      }),
    [shown],
  );
}

/** The current price and stock of a product, or undefined while no change is known. */
export const useLiveProduct = (id: string): LivePrice | undefined =>
  useLivePricesStore((products) => products[id]);
