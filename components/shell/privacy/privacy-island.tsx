'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { whenInteracted } from '@/lib/browser/first-interaction';
import { loadEventually } from '@/lib/browser/load-eventually';
import type { ConsentManagerProps } from './consent-manager';
import { OPENS_PRIVACY_ATTRIBUTE } from './data-attributes';

/**
 * Loads the consent banner and everything that depends on consent: for a visitor who allowed something when the page has loaded,
 * for others with their first interaction, which the answer is at the latest.
 */
export function PrivacyIsland({ analyticsId }: { analyticsId: string | null }) {
  const [Center, setCenter] = useState<ComponentType<ConsentManagerProps> | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const load = () =>
      // Until the code is loaded, no consent is given and nothing is measured.
      void loadEventually(() => import('@/components/shell/chrome/deferred-chunk')).then((module) =>
        setCenter(() => module.ConsentManager),
      );
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element && target.closest(`[${OPENS_PRIVACY_ATTRIBUTE}]`);
      if (!(button instanceof HTMLElement)) return;
      setOpener(button);
      load();
    };
    document.addEventListener('click', onClick);
    const stopWaiting = whenInteracted(load);
    return () => {
      stopWaiting();
      document.removeEventListener('click', onClick);
    };
  }, []);
  return (
    Center && <Center analyticsId={analyticsId} opener={opener} onClose={() => setOpener(null)} />
  );
}
