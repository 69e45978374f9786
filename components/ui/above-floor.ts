let floor = '0px';
const elements = new Set<HTMLElement>();

const lift = (element: HTMLElement) => element.style.setProperty('--floor', floor);

/** Sets how much of the bottom of the screen is covered, as a CSS length. */
export function setFloor(height: string): void {
  floor = height;
  for (const element of elements) lift(element);
}

/**
 * Ref for an element at the bottom of the screen. Its `--floor` property is the height that is covered there. The
 * property is not set on `<html>`, because then every change would restyle all elements of the page.
 */
export function aboveFloor(element: HTMLElement | null) {
  if (!element) return;
  elements.add(element);
  lift(element);
  return () => {
    elements.delete(element);
  };
}
