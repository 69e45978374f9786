'use client';

import { useEffect } from 'react';
import { HYDRATED_EVENT, markInteracted, whenInteracted } from '@/lib/browser/deferred-assets';
import { readText } from '@/lib/browser/storage';
import { loadWhen, whenLoadedAndIdle } from '@/lib/browser/when-idle';
import { installApiHooks } from '@/stores/flows/session/install-api-hooks';
import { useToastStore } from '@/stores/interface/toast-store';
import { BUILDS_KEY, hydrateStores } from '@/stores/persistence/hydration';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { loadChromeChunk } from './deferred-chrome';

/** `SEARCH_PARAMS.zipCode` as it stands in an address: the import would add bytes to the first view. */
const PLACE = 'cp=';

const isBroken = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && naturalWidth === 0 && currentSrc !== '';

/** Time after which a visitor who only looks gets everything, too. In milliseconds. */
const LONGEST_LOOK = 3000;

/** The bell and the cart of a customer, and toasts. */
const isNeeded = () =>
  selectIsAuthenticated(useSessionStore.getState()) || useToastStore.getState().toasts.length > 0;

/** localStorage keys of chosen products and of builds, which cards refer to. */
const KEPT = ['compare', BUILDS_KEY];

/** What the device keeps, the visitor's place or that of a shared list, and the replacement of broken pictures. */
const isNeededAtStart = () =>
  KEPT.some((key) => readText(key) !== null) ||
  useSessionStore.getState().zipCode !== null ||
  location.search.includes(PLACE) ||
  [...document.images].some(isBroken);

/** Loads the chrome's deferred code as soon as it has something to show, and after a while for who only looks. Returns a stop function. */
export function startWhenNeeded(): () => void {
  const watch = new AbortController();
  const look = () => void (isNeeded() && markInteracted());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stops = [
    whenLoadedAndIdle(() => {
      if (isNeededAtStart() || isNeeded()) markInteracted();
      else timer = setTimeout(markInteracted, LONGEST_LOOK);
    }),
    () => clearTimeout(timer),
    useSessionStore.subscribe(look),
    useToastStore.subscribe(look),
  ];
  // Error events of pictures do not bubble, but they can be captured.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) markInteracted();
    },
    { capture: true, signal: watch.signal },
  );
  const stop = () => {
    watch.abort();
    for (const end of stops) end();
  };
  const cancel = whenInteracted(stop);
  return () => {
    cancel();
    stop();
  };
}

export function ChromeEffects() {
  useEffect(() => {
    hydrateStores();
    installApiHooks();
    const stops = [
      startWhenNeeded(),
      // If the chunk does not load, the header stays visible and broken pictures stay broken.
      loadWhen(whenInteracted, loadChromeChunk, ({ startPageEffects }) => startPageEffects()),
    ];
    dispatchEvent(new Event(HYDRATED_EVENT));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
