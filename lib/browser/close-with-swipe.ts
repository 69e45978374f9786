/** The way down, in CSS pixels, after which a swipe closes. */
const SWIPE = 96;

export function closeWithSwipe(overlay: HTMLElement, close: () => void): () => void {
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  let start: Touch | null = null;
  let way = 0;
  const isAtTop = (target: EventTarget | null): boolean => {
    let element = target instanceof Element ? target : null;
    while (element && element.scrollTop <= 0 && element !== overlay)
      element = element.parentElement;
    return element === overlay && overlay.scrollTop <= 0;
  };
  const follow = (to: number) => {
    way = to;
    overlay.style.transition = to > 0 ? 'none' : '';
    overlay.style.translate = to > 0 ? `0 ${to}px` : '';
  };
  overlay.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const isPinched = (window.visualViewport?.scale ?? 1) > 1;
      start = touches.length === 1 && !isPinched && isAtTop(target) ? (touches[0] ?? null) : null;
    },
    options,
  );
  overlay.addEventListener(
    'touchmove',
    ({ touches: [touch], target }) => {
      if (!start || !touch) return;
      const [x, y] = [touch.clientX - start.clientX, touch.clientY - start.clientY];
      // Sideways, or up into the content, it is no such swipe.
      if ((way === 0 && Math.abs(x) > Math.abs(y)) || y < 0 || !isAtTop(target)) start = null;
      follow(start ? y : 0);
    },
    options,
  );
  const end = (isClosing: boolean) => {
    follow(0);
    start = null;
    if (isClosing) close();
  };
  overlay.addEventListener('touchend', () => end(way > SWIPE), options);
  overlay.addEventListener('touchcancel', () => end(false), options);
  return () => stop.abort();
}
