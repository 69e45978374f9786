import { useEffect, useRef, useState } from 'react';

export type Connectivity = 'online' | 'offline' | 'back';

/** How long '¡De nuevo en línea!' shows before the page is loaded again, in milliseconds (spec 9). */
export const BACK_DURATION = 2000;

type Field = HTMLInputElement | HTMLTextAreaElement;
const TYPED = ':is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea)';

/**
 * Whether a form holds text that was typed. React keeps `defaultValue` equal to the value of a controlled
 * field, so what was seen being typed counts too.
 */
function holdsTyped(typed: ReadonlySet<EventTarget>): boolean {
  return [...document.querySelectorAll<Field>(TYPED)].some(
    (field) => field.value !== '' && (typed.has(field) || field.value !== field.defaultValue),
  );
}

/**
 * The connection as the browser knows it (spec 4.6). Back online, the current full path is loaded again
 * after two seconds, but never over text that the visitor typed: that would be lost.
 */
export function useConnectivity(reload = () => window.location.reload()): Connectivity {
  const [state, setState] = useState<Connectivity>('online');
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const typed = new Set<EventTarget>();
    const onInput = ({ target }: Event) => {
      if (target) typed.add(target);
    };
    const onOffline = () => {
      clearTimeout(timer);
      setState('offline');
    };
    const onOnline = () => {
      clearTimeout(timer);
      setState('back');
      // Whoever was writing goes on, and may have sent it by then.
      const isWriting = holdsTyped(typed);
      timer = setTimeout(() => {
        setState('online');
        if (!isWriting && !holdsTyped(typed)) latest.current();
      }, BACK_DURATION);
    };
    if (!navigator.onLine) onOffline();
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    document.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
      document.removeEventListener('input', onInput);
    };
  }, []);
  return state;
}
