'use client';

import { lazy, Suspense } from 'react';
import { useIdle } from '@/components/ui/use-idle';

const IdleIslands = lazy(() =>
  import('./later').then(({ IdleIslands: Islands }) => ({ default: Islands })),
);

/** What every page has and the first view does without. */
export function IdleDock() {
  return (
    useIdle() && (
      <Suspense>
        <IdleIslands />
      </Suspense>
    )
  );
}
