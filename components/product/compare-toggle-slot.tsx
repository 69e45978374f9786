'use client';

import { Suspense } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { useInteracted } from '@/components/ui/use-interacted';
import { hasFeature } from '@/lib/features/has-feature';
import texts from '@/locales/es-MX/card.json';
import type { CompareToggleProps } from './compare-toggle';

/** Loads what pages with products need after their first view: see `deferred-chunk.ts`. */
export const loadProductChunk = () => import('./deferred-chunk');

const CompareToggle = lazyEventually(loadProductChunk, (chunk) => chunk.CompareToggle);

/** The compare toggle, which is loaded with the first interaction. Its space is reserved until then. */
export function CompareToggleSlot(props: CompareToggleProps) {
  const hasInteracted = useInteracted();
  if (!hasFeature('compare')) return null;
  const waiting = props.variant === 'page' && (
    <span aria-hidden="true" className="compare-page live">
      <Icon name="compare" />
      {texts.compare}
    </span>
  );
  return hasInteracted ? (
    <Suspense fallback={waiting}>
      <CompareToggle {...props} />
    </Suspense>
  ) : (
    waiting
  );
}
