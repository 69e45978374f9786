'use client';

import { lazy, Suspense } from 'react';
import { Icon } from '@/components/ui/icon';
import { useIdle } from '@/components/ui/use-idle';
import { loadEventually } from '@/lib/browser/load-eventually';
import { hasFeature } from '@/lib/features/has-feature';
import texts from '@/locales/es-MX/card.json';
import type { CompareToggleProps } from './compare-toggle';
import { loadCompareToggle } from './compare-toggle-loader';

const CompareToggle = lazy(() =>
  loadEventually(loadCompareToggle).then((Toggle) => ({ default: Toggle })),
);

/** Loads the compare toggle after the first view. Its space is reserved until then. */
export function LazyCompareToggle(props: CompareToggleProps) {
  const isIdle = useIdle();
  if (!hasFeature('compare')) return null;
  const waiting = props.variant === 'page' && (
    <span aria-hidden="true" className="compare-page live">
      <Icon name="compare" />
      {texts.compare}
    </span>
  );
  return isIdle ? (
    <Suspense fallback={waiting}>
      <CompareToggle {...props} />
    </Suspense>
  ) : (
    waiting
  );
}
