'use client';

import { AfterInteraction, lazyEventually } from '@/components/ui/deferred-parts';

export const loadChromeChunk = () => import('./deferred-chunk');

const PARTS = {
  islands: lazyEventually(loadChromeChunk, (chunk) => chunk.DeferredIslands),
  toasts: lazyEventually(loadChromeChunk, (chunk) => chunk.ToastViewport),
};

/** A part of the chrome that loads with the first interaction, or when it is needed (`chrome-effects.tsx`). */
export function DeferredChrome({ name }: { name: keyof typeof PARTS }) {
  const Part = PARTS[name];
  return (
    <AfterInteraction>
      <Part />
    </AfterInteraction>
  );
}
