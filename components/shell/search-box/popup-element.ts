const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * Ref of the suggestions' box. A press in it leaves the focus in the field. `--seen` on it is the height in
 * pixels that an on-screen keyboard leaves, which CSS alone does not know.
 */
export function popupElement(element: HTMLElement | null) {
  if (!element) return;
  const view = window.visualViewport;
  const update = () => {
    if (view) element.style.setProperty('--seen', `${view.height * view.scale}px`);
  };
  update();
  element.addEventListener('mousedown', keepFocus);
  view?.addEventListener('resize', update);
  return () => {
    element.removeEventListener('mousedown', keepFocus);
    view?.removeEventListener('resize', update);
  };
}
