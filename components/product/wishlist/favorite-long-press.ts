/** How long a heart button must be pressed, in milliseconds. */
const LONG_PRESS = 500;

const findHeartButton = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button.heart[aria-pressed]') : null;

/**
 * Detects a long press or a context menu request on a heart button. Returns a function that stops it.
 * @param onHeld returns whether it handled the press; if not, the browser's default action follows
 */
export function onFavoriteLongPress(onHeld: (heart: HTMLElement) => boolean): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  const listen = (names: readonly string[], listener: (event: Event) => void) => {
    for (const name of names) {
      document.addEventListener(name, listener, {
        signal: stop.signal,
        capture: true,
        passive: false,
      });
    }
  };
  listen(['contextmenu'], (event) => {
    clearTimeout(timer);
    const heart = findHeartButton(event);
    if (heart && (isHeld || onHeld(heart))) event.preventDefault();
  });
  // Not every phone fires `contextmenu` on a long press.
  listen(['touchstart'], (event) => {
    isHeld = false;
    clearTimeout(timer);
    const heart = findHeartButton(event);
    if (!heart) return;
    timer = setTimeout(() => {
      isHeld = onHeld(heart);
    }, LONG_PRESS);
  });
  listen(['touchmove', 'touchcancel'], () => clearTimeout(timer));
  listen(['touchend'], (event) => {
    clearTimeout(timer);
    // The long press was handled, so the click that would follow is prevented.
    if (isHeld && event.cancelable) event.preventDefault();
  });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
