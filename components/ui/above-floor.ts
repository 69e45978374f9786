let floor = '0px';
const elements = new Set<HTMLElement>();

const lift = (element: HTMLElement) => element.style.setProperty('--floor', floor);

/** Says how much of the screen's bottom something covers, as a CSS length. */
export function setFloor(height: string): void {
  floor = height;
  for (const element of elements) lift(element);
}

/**
 * Ref of an element that stands at the bottom of the screen, for which `--floor` is what is covered there. On `<html>`
 * the property would have every element of the page styled anew.
 */
export function aboveFloor(element: HTMLElement | null) {
  if (!element) return;
  elements.add(element);
  lift(element);
  return () => {
    elements.delete(element);
  };
}
