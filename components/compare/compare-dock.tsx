'use client';

import { lazy, Suspense } from 'react';
import { useIdle } from '@/components/ui/use-idle';

const CompareWait = lazy(() =>
  import('@/components/layout/later').then(({ CompareWait: Wait }) => ({ default: Wait })),
);

/** Where the products chosen for comparing wait. */
export function CompareDock() {
  return (
    useIdle() && (
      <Suspense>
        <CompareWait />
      </Suspense>
    )
  );
}
