'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { loadEventually, whenLoadedAndIdle } from '@/lib/browser/when-idle';
import { OPENS_PRIVACY_ATTRIBUTE } from '../element-names';
import type { ConsentManagerProps } from './consent-manager';

/**
 * Loads the consent question and everything that depends on consent after the page has loaded. It does not wait for an interaction: the
 * question would appear under the hand of a visitor who is about to press something.
 */
export function PrivacyIsland({ analyticsId }: { analyticsId: string | null }) {
  const [Center, setCenter] = useState<ComponentType<ConsentManagerProps> | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const load = () =>
      // Until the code is loaded, no consent is given and nothing is measured.
      void loadEventually(() => import('./consent-manager')).then((module) =>
        setCenter(() => module.ConsentManager),
      );
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element && target.closest(`[${OPENS_PRIVACY_ATTRIBUTE}]`);
      if (!(button instanceof HTMLElement)) return;
      setOpener(button);
      load();
    };
    document.addEventListener('click', onClick);
    const stopWaiting = whenLoadedAndIdle(load);
    return () => {
      stopWaiting();
      document.removeEventListener('click', onClick);
    };
  }, []);
  return (
    Center && <Center analyticsId={analyticsId} opener={opener} onClose={() => setOpener(null)} />
  );
}
