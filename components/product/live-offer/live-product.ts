'use client';

import { useEffect } from 'react';
import type { LivePrice } from '@/lib/api/resources/live-price';
import { loadLater } from '@/lib/browser/when-idle';
import { useLivePrices } from '@/stores/browsing/live-prices-store';

/**
 * Has products confirmed once they are on screen: the page is cached, and what it says may no longer be so.
 * @param shown with their stamps; the same array as long as they are the same
 */
export function useConfirmed(shown: readonly { id: string; stamp: string }[]): void {
  useEffect(
    () =>
      // Without network the page keeps what it shows; the cart asks again.
      loadLater(
        () => import('./later'),
        ({ confirmProducts }) => {
          confirmProducts(shown).catch(() => {});
          return undefined;
        },
      ),
    [shown],
  );
}

/** Price and stock of a product as they are now; undefined while the page is right, as far as is known. */
export const useLiveProduct = (id: string): LivePrice | undefined =>
  useLivePrices((products) => products[id]);
