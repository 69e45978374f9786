import { lazy, Suspense } from 'react';
import { useCompareStore } from '@/stores/browsing/compare-store';

const CompareBar = lazy(() => import('./compare-bar'));

/** The bar, once there is something in it. */
export function CompareWait() {
  const isWanted = useCompareStore(({ items }) => items.length > 0);
  return (
    isWanted && (
      <Suspense>
        <CompareBar />
      </Suspense>
    )
  );
}
