'use client';

import { lazy, Suspense } from 'react';
import { Icon } from '@/components/ui/icon';
import { useInteracted } from '@/components/ui/use-interacted';
import { loadEventually } from '@/lib/browser/load-eventually';
import { hasFeature } from '@/lib/features/has-feature';
import texts from '@/locales/es-MX/card.json';
import type { CompareToggleProps } from './compare-toggle';
import { loadCompareToggle } from './compare-toggle-loader';

const CompareToggle = lazy(() =>
  loadEventually(loadCompareToggle).then((Toggle) => ({ default: Toggle })),
);

/** Loads the compare toggle with the first interaction. Its space is reserved until then. */
export function LazyCompareToggle(props: CompareToggleProps) {
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
