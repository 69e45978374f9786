'use client';

import { Suspense, useEffect, useState } from 'react';
import { lazyEventually } from '@/components/ui/deferred-parts';
import { whenLoadedAndIdle } from '@/lib/browser/when-idle';
import { OPENS_PRIVACY_ATTRIBUTE } from '../element-names';

// Until the code is loaded, no consent is given and nothing is measured.
const ConsentManager = lazyEventually(
  () => import('./consent-manager'),
  (chunk) => chunk.ConsentManager,
);

/** Waits for the load, not for an interaction: the question would appear under the hand of who is about to press something. */
export function PrivacyIsland({ analyticsId }: { analyticsId: string | null }) {
  const [isWanted, setWanted] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const want = () => setWanted(true);
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element && target.closest(`[${OPENS_PRIVACY_ATTRIBUTE}]`);
      if (!(button instanceof HTMLElement)) return;
      setOpener(button);
      want();
    };
    document.addEventListener('click', onClick);
    const stopWaiting = whenLoadedAndIdle(want);
    return () => {
      stopWaiting();
      document.removeEventListener('click', onClick);
    };
  }, []);
  return (
    isWanted && (
      <Suspense>
        <ConsentManager analyticsId={analyticsId} opener={opener} onClose={() => setOpener(null)} />
      </Suspense>
    )
  );
}
