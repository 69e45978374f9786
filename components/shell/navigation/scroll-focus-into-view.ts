/**
 * Scrolls an element that gets the focus by keyboard fully into view. In a row that scrolls sideways, browsers do not
 * scroll to an element that is partly visible (WCAG 2.4.11). The header is excluded: see `hideHeaderOnScroll`.
 */
export function scrollFocusIntoView(): () => void {
  const show = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0) return;
    if (!target.matches(':focus-visible') || target.closest('[data-shop-header]')) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  };
  const onFocus = ({ target }: FocusEvent) => show(target);
  // What was focused before this code was loaded. The page stays where it is, because the visitor may have scrolled on.
  const { scrollY } = window;
  show(document.activeElement);
  if (window.scrollY !== scrollY) window.scrollTo({ top: scrollY, behavior: 'instant' });
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}
