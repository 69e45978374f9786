/** How long a heart has to be held, in milliseconds. */
const HOLD = 500;

const heartOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button.heart[aria-pressed]') : null;

/**
 * Hears that a heart is held, or asked for its menu with the second button or the keyboard. Gives what ends it.
 * @param onHeld gives whether that means something; if not, the browser does what it would
 */
export function watchLongPress(onHeld: (heart: HTMLElement) => boolean): () => void {
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
    const heart = heartOf(event);
    if (heart && (isHeld || onHeld(heart))) event.preventDefault();
  });
  // Not every telephone tells of a long press by a menu.
  listen(['touchstart'], (event) => {
    isHeld = false;
    clearTimeout(timer);
    const heart = heartOf(event);
    if (!heart) return;
    timer = setTimeout(() => {
      isHeld = onHeld(heart);
    }, HOLD);
  });
  listen(['touchmove', 'touchcancel'], () => clearTimeout(timer));
  listen(['touchend'], (event) => {
    clearTimeout(timer);
    // The press has had its effect: no click follows.
    if (isHeld && event.cancelable) event.preventDefault();
  });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
