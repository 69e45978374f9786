'use client';

import { useEffect } from 'react';
import { loadLater } from '@/lib/browser/when-idle';
import { hydrateStores } from '@/stores/persistence/hydration';
import { reportErrors } from '../document/report-errors';

/** What the page does once it lives: reads the device, tells of errors, mends pictures, moves the header. Shows nothing. */
export function ChromeEffects() {
  useEffect(() => {
    hydrateStores();
    reportErrors();
    // Without it the header stays where it is, and broken pictures stay broken.
    return loadLater(
      () => import('./later'),
      ({ watchPage }) => watchPage(),
    );
  }, []);
  return null;
}
