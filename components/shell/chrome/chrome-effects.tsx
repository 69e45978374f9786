'use client';

import { useEffect } from 'react';
import { loadLater } from '@/lib/browser/when-idle';
import { hydrateStores } from '@/stores/persistence/hydration';
import { reportErrors } from '../document/report-errors';

/** Runs after hydration: reads the stores, installs the API hooks and starts the page effects. Renders nothing. */
export function ChromeEffects() {
  useEffect(() => {
    hydrateStores();
    reportErrors();
    // If the chunk does not load, the header stays visible and broken pictures stay broken.
    return loadLater(
      () => import('./later'),
      ({ watchPage }) => watchPage(),
    );
  }, []);
  return null;
}
