'use client';

import { useEffect } from 'react';
import { loadWhenIdle } from '@/lib/browser/when-idle';
import { HYDRATED_EVENT } from '@/lib/document/early-use';
import { hydrateStores } from '@/stores/persistence/hydration';
import { installApiHooks } from '../document/install-api-hooks';

/** Runs after hydration: reads the stores, installs the API hooks and starts the page effects. Renders nothing. */
export function ChromeEffects() {
  useEffect(() => {
    hydrateStores();
    installApiHooks();
    dispatchEvent(new Event(HYDRATED_EVENT));
    // If the chunk does not load, the header stays visible and broken pictures stay broken.
    return loadWhenIdle(
      () => import('./deferred-chunk'),
      ({ startPageEffects }) => startPageEffects(),
    );
  }, []);
  return null;
}
