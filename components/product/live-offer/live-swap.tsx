'use client';

import { type ReactNode, Suspense } from 'react';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { type LivePart, livePartHash } from './live-part-hash';
import { useLiveProduct } from './live-product';

const LivePartContent = lazyEventually(() => import('./live-part-content'));

interface LiveSwapProps {
  id: string;
  part: LivePart;
  /** Hash (see `livePartHash`) of the content of `children`. */
  renderedHash: string;
  children: ReactNode;
}

/** Shows the server-rendered part of the page, and replaces it when the live data differs. */
export function LiveSwap({ id, part, renderedHash, children }: LiveSwapProps) {
  const live = useLiveProduct(id);
  const fresh = live && livePartHash(part, live) !== renderedHash ? live : null;
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
