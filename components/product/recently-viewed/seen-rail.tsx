'use client';

import { lazy, Suspense, useState } from 'react';
import { useNear } from '@/components/ui/use-near';
import type { SeenView } from '@/lib/domain/product/seen';
import { SEEN_KEY, useIsKept } from '@/stores/persistence/kept';
import { RecordSeen } from './record-seen';

const SeenList = lazy(() => import('./seen-list'));

/**
 * 'Vistos recientemente'. Its space is reserved from the start on a device with recently viewed products. The list is
 * loaded when it comes near the screen.
 * @param view the product of the page, which is recorded and left out of the list
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
