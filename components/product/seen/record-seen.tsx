'use client';

import { useEffect } from 'react';
import type { SeenView } from '@/lib/domain/product/seen';
import { whenLoaded } from '@/lib/when-idle';

/** Has the device remember that this product was shown. Shows nothing. */
export function RecordSeen({ view }: { view: SeenView }) {
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    const cancel = whenLoaded(() => {
      // Without network the product is not remembered, which harms nobody.
      import('../live/later').then(
        ({ watchView }) => {
          if (!isLeft) stop = watchView(view);
        },
        () => undefined,
      );
    });
    return () => {
      isLeft = true;
      cancel();
      stop?.();
    };
  }, [view]);
  return null;
}
