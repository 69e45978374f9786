'use client';

import { useEffect } from 'react';
import { loadLater } from '@/lib/browser/when-idle';
import type { SeenView } from '@/lib/domain/product/seen';

/** Adds this product to the recently viewed products. Renders nothing. */
export function RecordSeen({ view }: { view: SeenView }) {
  useEffect(
    // Without network the product is not recorded, which does no harm.
    () =>
      loadLater(
        () => import('../live-offer/later'),
        ({ watchView }) => watchView(view),
      ),
    [view],
  );
  return null;
}
