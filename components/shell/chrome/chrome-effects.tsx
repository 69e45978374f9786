'use client';

import { useEffect } from 'react';
import { HYDRATED_EVENT, whenInteracted } from '@/lib/browser/deferred-assets';
import { loadWhen } from '@/lib/browser/when-idle';
import { hydrateStores } from '@/stores/persistence/hydration';
import { installApiHooks } from '../document/install-api-hooks';
import { loadChromeChunk } from './deferred-chrome';
import { startWhenNeeded } from './start-when-needed';

/** Loads the page effects with the first interaction, and tells them what was pressed until they are there. */
function loadPageEffects(): () => void {
  const pressed: (EventTarget | null)[] = [];
  const keep = ({ target }: Event) => void pressed.push(target);
  const forget = () => document.removeEventListener('click', keep);
  document.addEventListener('click', keep);
  // If the chunk does not load, the header stays visible and broken pictures stay broken.
  const stop = loadWhen(whenInteracted, loadChromeChunk, ({ startPageEffects }) => {
    forget();
    return startPageEffects(pressed);
  });
  return () => {
    forget();
    stop();
  };
}

/** Runs after hydration: reads the stores, installs the API hooks and starts the page effects. Renders nothing. */
export function ChromeEffects() {
  useEffect(() => {
    hydrateStores();
    installApiHooks();
    const stops = [startWhenNeeded(), loadPageEffects()];
    dispatchEvent(new Event(HYDRATED_EVENT));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
