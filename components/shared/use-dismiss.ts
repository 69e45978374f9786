import { useEffect, useEffectEvent, useRef } from 'react';
import { closeWithBack } from '@/lib/browser/overlay-history';

/** Closes a popup beside its button: on Escape and Back, which return the focus, on a press outside, and when the focus leaves. */
export function useDismiss(onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const stop = new AbortController();
    const around = () => panel.current?.parentElement;
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && !around()?.contains(target)) close();
    };
    const closeFromInside = () => {
      around()?.querySelector('button')?.focus();
      close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeFromInside();
    };
    addEventListener('pointerdown', onLeave, { signal: stop.signal });
    addEventListener('focusin', onLeave, { signal: stop.signal });
    addEventListener('keydown', onKey, { signal: stop.signal });
    const release = closeWithBack(closeFromInside);
    return () => {
      stop.abort();
      release();
    };
  }, []);
  return panel;
}
