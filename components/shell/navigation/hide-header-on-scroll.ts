/** Nearer to the top than this the header is always shown. Movements below `JITTER` are ignored. In CSS pixels. */
const ALWAYS_SHOWN = 160;
const JITTER = 6;

/**
 * Hides the header while the visitor scrolls down and shows it on the way up, with `data-header="hidden"` on `<html>`.
 * The header stays visible while one of its controls has a visible focus.
 */
export function hideHeaderOnScroll(): () => void {
  const { dataset } = document.documentElement;
  let last = window.scrollY;
  const update = () => {
    const now = window.scrollY;
    const moved = now - last;
    if (Math.abs(moved) < JITTER) return;
    last = now;
    const isHeld = document.querySelector('[data-shop-header] :focus-visible') !== null;
    if (moved > 0 && now > ALWAYS_SHOWN && !isHeld) dataset.header = 'hidden';
    else delete dataset.header;
  };
  const show = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-shop-header]')) {
      delete dataset.header;
    }
  };
  window.addEventListener('scroll', update, { passive: true });
  document.addEventListener('focusin', show);
  return () => {
    window.removeEventListener('scroll', update);
    document.removeEventListener('focusin', show);
    delete dataset.header;
  };
}
