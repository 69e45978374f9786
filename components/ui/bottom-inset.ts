/*
 * What stands at the bottom of the screen is stacked here: the bar of tabs on phones, above it the question of consent, and above that
 * everything else, such as the bar with the buttons of a product. `--tabs` is the height of the first, `--floor` that of the first two
 * (app/styles/chrome.css).
 */
let asked = '0px';
let areTabsAway = false;
const elements = new Set<HTMLElement>();

function applyFloor({ style }: HTMLElement): void {
  const tabs = areTabsAway ? 'env(safe-area-inset-bottom)' : 'var(--tabs)';
  style.setProperty('--floor', `calc(${asked} + ${tabs})`);
}

/** Sets how high the question of consent is, as a CSS length. */
export function setBottomInset(height: string): void {
  asked = height;
  elements.forEach(applyFloor);
}

export function setTabsAway(isAway: boolean): void {
  if (isAway === areTabsAway) return;
  areTabsAway = isAway;
  elements.forEach(applyFloor);
}

/** `--floor` is the height covered below the element. On `<html>`, every change would restyle the whole page. */
export function bottomInsetRef(element: HTMLElement | null) {
  if (!element) return;
  elements.add(element);
  applyFloor(element);
  return () => {
    elements.delete(element);
  };
}
