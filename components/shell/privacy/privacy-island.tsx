'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { whenLoaded } from '@/lib/browser/when-idle';
import { OPENS_PRIVACY } from './marks';
import type { PrivacyCenterProps } from './privacy-center';

/** Loads the consent banner and everything that depends on consent after the page has loaded. */
export function PrivacyIsland({ analyticsId }: { analyticsId: string | null }) {
  const [Center, setCenter] = useState<ComponentType<PrivacyCenterProps> | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const load = () =>
      // If the code cannot be loaded, no consent is given and nothing is measured.
      import('@/components/shell/chrome/later').then(
        (module) => setCenter(() => module.PrivacyCenter),
        () => undefined,
      );
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element && target.closest(`[${OPENS_PRIVACY}]`);
      if (!(button instanceof HTMLElement)) return;
      setOpener(button);
      load();
    };
    document.addEventListener('click', onClick);
    const stopWaiting = whenLoaded(load);
    return () => {
      stopWaiting();
      document.removeEventListener('click', onClick);
    };
  }, []);
  return (
    Center && <Center analyticsId={analyticsId} opener={opener} onClose={() => setOpener(null)} />
  );
}
