'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { useIdle } from '@/components/ui/use-idle';

type DeferredChunk = typeof import('./deferred-chunk');

const Nothing = () => null;

/** A part that fails to load renders nothing. */
const lazyFromChunk = (pick: (later: DeferredChunk) => ComponentType) =>
  lazy(() =>
    import('./deferred-chunk').then(
      (later) => ({ default: pick(later) }),
      () => ({ default: Nothing }),
    ),
  );

const PARTS = {
  islands: lazyFromChunk(({ DeferredIslands }) => DeferredIslands),
  toasts: lazyFromChunk(({ ToastViewport }) => ToastViewport),
  connectivity: lazyFromChunk(({ ConnectivityBanner }) => ConnectivityBanner),
};

/** A part of the chrome that loads after the first view. */
export function DeferredChrome({ name }: { name: keyof typeof PARTS }) {
  const Part = PARTS[name];
  return (
    useIdle() && (
      <Suspense>
        <Part />
      </Suspense>
    )
  );
}
