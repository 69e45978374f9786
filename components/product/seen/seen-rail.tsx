'use client';

import { lazy, Suspense } from 'react';
import { useNearby } from '@/components/ui/use-nearby';
import { SEEN_KEY, useIsKept } from '@/stores/kept';

const SeenList = lazy(() => import('./seen-list'));

/**
 * 'Vistos recientemente'. Its place is kept from the start where the device has seen something; what fills it
 * is loaded when it comes near the screen.
 */
export function SeenRail({ except }: { except?: string }) {
  return useIsKept(SEEN_KEY) && <Slot except={except} />;
}

function Slot({ except }: { except?: string }) {
  const [ref, isNear] = useNearby<HTMLDivElement>();
  return (
    <div ref={ref} className="seen-slot">
      {isNear && (
        <Suspense>
          <SeenList except={except} />
        </Suspense>
      )}
    </div>
  );
}
