'use client';

import { type ReactNode, Suspense } from 'react';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { loadVisitorChunk } from '../load-visitor-chunk';
import { contentVersion, type LivePart } from './content-version';
import { useLiveProduct } from './live-product';

const LivePartContent = lazyEventually(loadVisitorChunk, (chunk) => chunk.LivePartContent);

interface LiveSwapProps {
  id: string;
  part: LivePart;
  /** Hash (see `contentVersion`) of the content of `children`. */
  renderedVersion: string;
  children: ReactNode;
}

/** Shows the server-rendered part of the page, and replaces it when the live data differs. */
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
