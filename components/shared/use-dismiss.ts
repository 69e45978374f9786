import { useEffect, useRef } from 'react';

/**
 * Closes a popup that a button opens beside itself: on Escape, which also returns the focus to the button, on a press
 * outside, and when the focus leaves. Returns the ref for the popup.
 */
export function useDismiss(onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const around = () => panel.current?.parentElement;
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && !around()?.contains(target)) onClose();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      around()?.querySelector('button')?.focus();
      onClose();
    };
    addEventListener('pointerdown', onLeave, { signal: stop.signal });
    addEventListener('focusin', onLeave, { signal: stop.signal });
    addEventListener('keydown', onKey, { signal: stop.signal });
    return () => stop.abort();
  }, [onClose]);
  return panel;
}
