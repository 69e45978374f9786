const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * Ref callback of the popup. A press in the popup keeps the focus in the search box. The property `--seen` is the
 * height in pixels above the on-screen keyboard, which CSS alone cannot know.
 */
export function attachPopup(element: HTMLElement | null) {
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
