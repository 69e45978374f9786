/**
 * Brings what takes the focus by keyboard wholly into view: of a row that scrolls sideways, browsers leave in place what
 * shows a few pixels (WCAG 2.4.11). The header looks after itself.
 */
export function watchFocus(): () => void {
  const show = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0) return;
    if (!target.matches(':focus-visible') || target.closest('[data-shop-header]')) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  };
  document.addEventListener('focusin', show);
  return () => document.removeEventListener('focusin', show);
}
