'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { provideCompareToggle } from '@/components/product/compare/compare-toggle-loader';
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

// The compare bar of this chunk and the toggles of products share a store: one chunk holds it once.
provideCompareToggle(() => import('./deferred-chunk').then(({ CompareToggle }) => CompareToggle));

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
