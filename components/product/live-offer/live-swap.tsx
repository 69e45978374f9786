'use client';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyEventually } from '@/components/ui/deferred-parts';
import { whenLoadedAndIdle } from '@/lib/browser/when-idle';
import { useLiveProduct } from '@/stores/browsing/live-prices-store';
import { loadVisitorChunk } from '../product-slots';
import { contentVersion, type LivePart } from './content-version';

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

const LivePartContent = lazyEventually(loadVisitorChunk, (chunk) => chunk.LivePartContent);

interface LiveSwapProps {
  id: string;
  part: LivePart;
  /** Hash (see `contentVersion`) of the content of `children`. */
  renderedVersion: string;
  children: ReactNode;
}

export function LiveSwap({ id, part, renderedVersion, children }: LiveSwapProps) {
  const live = useLiveProduct(id);
  const fresh = live && contentVersion(part, live) !== renderedVersion ? live : null;
  return (
    <>
      {fresh ? (
        <Suspense fallback={children}>
          <LivePartContent part={part} live={fresh} />
        </Suspense>
      ) : (
        children
      )}
      {part !== 'financing' && (
        <span role="status" className="visually-hidden">
          {fresh && (
            <Suspense>
              <LivePartContent part={part} live={fresh} isAnnouncement />
            </Suspense>
          )}
        </span>
      )}
    </>
  );
}
