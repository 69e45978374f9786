'use client';

import { useEffect } from 'react';
import type { LivePrice } from '@/lib/api/resources/live-price';
import { whenIdle } from '@/lib/when-idle';
import { useLivePrices } from '@/stores/live-prices-store';

/**
 * Price and stock of a product as they are now; undefined until the backend has said. The page is cached,
 * so what it shows is confirmed once it is on screen.
 */
export function useLiveProduct(id: string): LivePrice | undefined {
  useEffect(
    () =>
      whenIdle(() => {
        // Without network the page keeps what it shows; the cart asks again.
        import('./confirm-product')
          .then(({ confirmProduct }) => confirmProduct(id))
          .catch(() => {});
      }),
    [id],
  );
  return useLivePrices((products) => products[id]);
}
