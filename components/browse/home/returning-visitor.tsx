'use client';

import { Suspense, useState, useSyncExternalStore } from 'react';
import { RecentlyViewedRail } from '@/components/product/recently-viewed/recently-viewed';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { useInView } from '@/components/ui/use-in-view';

const load = () => import('./return-panel');
const ReturnPanel = lazyEventually(load, (chunk) => chunk.ReturnPanel);
const ReturnRelatedProducts = lazyEventually(load, (chunk) => chunk.ReturnRelatedProducts);

const noSubscription = () => () => {};

/** Whether the device had been here before this document was loaded (`lib/document/boot-script.ts`). */
const useIsReturning = () =>
  useSyncExternalStore(
    noSubscription,
    () => document.documentElement.matches('[data-returning]'),
    () => false,
  );

/** A place whose room CSS reserves before the first paint. Its content is loaded when it comes near the screen. */
function ReturnSlot({ Content, className }: { Content: typeof ReturnPanel; className: string }) {
  const isReturning = useIsReturning();
  const [place, setPlace] = useState<Element | null>(null);
  const isNear = useInView(isReturning ? place : null);
  return (
    <div ref={setPlace} className={className}>
      {isNear && (
        <Suspense>
          <Content />
        </Suspense>
      )}
    </div>
  );
}

/**
 * What a visitor who comes back was doing: a build to finish, what was viewed, what fell in price. Who views the first
 * product today finds the page unchanged on the way back.
 */
export function ReturningVisitor() {
  return <ReturnSlot Content={ReturnPanel} className="return-slot" />;
}

/** What goes with the product that was viewed last; in its place 'Vistos recientemente' on the first visit. */
export function ReturningVisitorRelatedProducts() {
  return useIsReturning() ? (
    <ReturnSlot Content={ReturnRelatedProducts} className="return-companions" />
  ) : (
    <RecentlyViewedRail />
  );
}
