'use client';

import { lazy, Suspense } from 'react';
import { useCompareStore } from '@/stores/compare-store';

const CompareBar = lazy(() => import('./compare-bar'));

/** Where the products chosen for comparing wait. Its code comes with the first one. */
export function CompareDock() {
  const isWanted = useCompareStore(({ items }) => items.length > 0);
  return (
    isWanted && (
      <Suspense>
        <CompareBar />
      </Suspense>
    )
  );
}
