'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { provideCompareToggle } from '@/components/product/compare/compare-toggle-loader';
import { useInteracted } from '@/components/ui/use-interacted';
import { loadEventually } from '@/lib/browser/load-eventually';

type DeferredChunk = typeof import('./deferred-chunk');

/** A part that fails to load renders nothing until the connection is back. */
const lazyFromChunk = (pick: (later: DeferredChunk) => ComponentType) =>
  lazy(() =>
    loadEventually(() => import('./deferred-chunk')).then((later) => ({ default: pick(later) })),
  );

// The compare bar of this chunk and the toggles of products share a store: one chunk holds it once.
provideCompareToggle(() => import('./deferred-chunk').then(({ CompareToggle }) => CompareToggle));

const PARTS = {
  islands: lazyFromChunk(({ DeferredIslands }) => DeferredIslands),
  toasts: lazyFromChunk(({ ToastViewport }) => ToastViewport),
};

/** A part of the chrome that loads with the first interaction, or when it is needed (`start-when-needed.ts`). */
export function DeferredChrome({ name }: { name: keyof typeof PARTS }) {
  const Part = PARTS[name];
  return (
    useInteracted() && (
      <Suspense>
        <Part />
      </Suspense>
    )
  );
}
