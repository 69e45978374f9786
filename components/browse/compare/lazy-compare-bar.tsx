import { Suspense } from 'react';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { hasFeature } from '@/lib/features/has-feature';
import { useCompareStore } from '@/stores/browsing/compare-store';

const CompareBar = lazyEventually(() => import('./compare-bar'));

/** Loads the compare bar when at least one product is chosen. */
export function LazyCompareBar() {
  const isWanted = useCompareStore(({ items }) => items.length > 0);
  return (
    isWanted &&
    hasFeature('compare') && (
      <Suspense>
        <CompareBar />
      </Suspense>
    )
  );
}
