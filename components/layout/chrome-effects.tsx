'use client';

import { useEffect } from 'react';
import { whenLoaded } from '@/lib/when-idle';
import { hydrateStores } from '@/stores/hydration';
import { reportErrors } from './report-errors';
import { watchImages } from './watch-images';

/** What the page does once it lives: reads the device, mends pictures, moves the header. Shows nothing. */
export function ChromeEffects() {
  useEffect(() => {
    hydrateStores();
    reportErrors();
    const stops = [watchImages()];
    const stopWaiting = whenLoaded(() => {
      // Without it the header stays where it is.
      import('./later').then(
        ({ watchScroll }) => stops.push(watchScroll()),
        () => undefined,
      );
    });
    return () => {
      stopWaiting();
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
