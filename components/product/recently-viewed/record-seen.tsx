'use client';

import { useEffect } from 'react';
import { loadLater } from '@/lib/browser/when-idle';
import type { SeenView } from '@/lib/domain/product/seen';

/** Has the device remember that this product was shown. Shows nothing. */
export function RecordSeen({ view }: { view: SeenView }) {
  useEffect(
    // Without network the product is not remembered, which harms nobody.
    () =>
      loadLater(
        () => import('../live-offer/later'),
        ({ watchView }) => watchView(view),
      ),
    [view],
  );
  return null;
}
