'use client';

import { Suspense, useEffect, useState } from 'react';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { whenLoadedAndIdle } from '@/lib/browser/when-idle';
import { loadVisitorChunk } from '../load-visitor-chunk';

const PageClock = lazyEventually(loadVisitorChunk, (chunk) => chunk.PageClock);

/** Counts down on the page of a product whose offer ends soon, when the page has loaded. Few products have one. */
export function PageClockSlot(props: { productId: string; ends: string }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => whenLoadedAndIdle(() => setReady(true)), []);
  return (
    isReady && (
      <Suspense>
        <PageClock {...props} />
      </Suspense>
    )
  );
}
