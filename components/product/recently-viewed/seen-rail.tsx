'use client';

import { lazy, Suspense, useState } from 'react';
import { useNear } from '@/components/ui/use-near';
import type { SeenView } from '@/lib/domain/product/seen';
import { SEEN_KEY, useIsKept } from '@/stores/persistence/kept';
import { RecordSeen } from './record-seen';

const SeenList = lazy(() => import('./seen-list'));

/**
 * 'Vistos recientemente'. Its place is kept from the start where the device has seen something; what fills it
 * is loaded when it comes near the screen.
 * @param view the product of the page, which is remembered and left out
 */
export function SeenRail({ view }: { view?: SeenView }) {
  const isKept = useIsKept(SEEN_KEY);
  return (
    <>
      {isKept && <Slot except={view?.id} />}
      {view && <RecordSeen view={view} />}
    </>
  );
}

function Slot({ except }: { except?: string }) {
  const [place, setPlace] = useState<Element | null>(null);
  const isNear = useNear(place);
  return (
    <div ref={setPlace} className="seen-slot">
      {isNear && (
        <Suspense>
          <SeenList except={except} />
        </Suspense>
      )}
    </div>
  );
}
