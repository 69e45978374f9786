'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { useLiveProduct } from './live-product';
import { type LivePart, liveStamp } from './live-stamp';

const FreshPart = lazy(() => import('./fresh-part'));
const FreshNotice = lazy(() => import('./fresh-notice'));

interface LiveSwapProps {
  id: string;
  part: LivePart;
  /** Hash (see `livePartHash`) of the content of `children`. */
  seen: string;
  children: ReactNode;
}

/** Shows the server-rendered part of the page, and replaces it when the live data differs. */
export function LiveSwap({ id, part, seen, children }: LiveSwapProps) {
  const live = useLiveProduct(id);
  const fresh = live && liveStamp(part, live) !== seen ? live : null;
  return (
    <>
      {fresh ? (
        <Suspense fallback={children}>
          <FreshPart part={part} live={fresh} />
        </Suspense>
      ) : (
        children
      )}
      {part !== 'financing' && (
        <span role="status" className="visually-hidden">
          {fresh && (
            <Suspense>
              <FreshNotice part={part} live={fresh} />
            </Suspense>
          )}
        </span>
      )}
    </>
  );
}
