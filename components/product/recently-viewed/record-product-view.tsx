'use client';

import { useEffect } from 'react';
import { loadWhen, whenLoadedAndIdle } from '@/lib/browser/when-idle';
import type { ViewedProduct } from '@/lib/domain/product/recently-viewed';

/** Adds this product to the recently viewed products. Renders nothing. */
export function RecordProductView({ view }: { view: ViewedProduct }) {
  useEffect(
    // Without network the product is not recorded, which does no harm.
    () =>
      loadWhen(
        whenLoadedAndIdle,
        () => import('../watch-product'),
        ({ watchProduct }) => watchProduct(view),
      ),
    [view],
  );
  return null;
}
