'use client';

import { useEffect } from 'react';
import { hydrateStores } from '@/stores/hydration';
import { reportErrors } from './report-errors';
import { watchImages } from './watch-images';
import { watchScroll } from './watch-scroll';

/** What the page does once it lives: reads the device, mends pictures, moves the header. Shows nothing. */
export function ChromeEffects() {
  useEffect(() => {
    hydrateStores();
    reportErrors();
    const stops = [watchImages(), watchScroll()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
