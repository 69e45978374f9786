let bottomInset = '0px';
const elements = new Set<HTMLElement>();

const applyInset = (element: HTMLElement) => element.style.setProperty('--floor', bottomInset);

/** Sets how much of the bottom of the screen is covered, as a CSS length. */
export function setBottomInset(height: string): void {
  bottomInset = height;
  for (const element of elements) applyInset(element);
}

/**
 * Ref for an element at the bottom of the screen. Its `--floor` property is the height that is covered there. The
 * property is not set on `<html>`, because then every change would restyle all elements of the page.
 */
export function bottomInsetRef(element: HTMLElement | null) {
  if (!element) return;
  elements.add(element);
  applyInset(element);
  return () => {
    elements.delete(element);
  };
}
