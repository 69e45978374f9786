import { useEffect, useRef, useState } from 'react';

export type Connectivity = 'online' | 'offline' | 'back';

/** How long '¡De nuevo en línea!' is shown before the page reloads, in milliseconds (spec 9). */
export const RECONNECTED_DURATION = 2000;

type Field = HTMLInputElement | HTMLTextAreaElement;
const TEXT_FIELDS = ':is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea)';

/**
 * Whether a field contains typed text. React keeps `defaultValue` equal to the value of a controlled field, so the
 * fields that had an input event (`typed`) count too.
 */
function hasTypedText(typed: ReadonlySet<EventTarget>): boolean {
  return [...document.querySelectorAll<Field>(TEXT_FIELDS)].some(
    (field) => field.value !== '' && (typed.has(field) || field.value !== field.defaultValue),
  );
}

/**
 * The connection state of the browser (spec 4.6). Two seconds after the connection returns, the page reloads, unless
 * the visitor has typed text: a reload would lose it.
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
      // A visitor who was typing now may have sent the text when the timer ends, so both moments count.
      const isWriting = hasTypedText(typed);
      timer = setTimeout(() => {
        setState('online');
        if (!isWriting && !hasTypedText(typed)) latest.current();
      }, RECONNECTED_DURATION);
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
