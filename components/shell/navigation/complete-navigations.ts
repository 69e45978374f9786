/** A navigation that is not on screen after this time loads its document instead. In milliseconds. */
export const LONGEST_NAVIGATION = 3000;

const OWN_FILES = '/_next/static/';

/** Whether a file of the build did not come: what waits for it would wait for ever, so the next navigation loads its document. */
let hasLostFile = false;
let pending: { from: string; to: string; timer: ReturnType<typeof setTimeout> } | null = null;

/** Loads the document of a navigation that has not changed the address yet. Without a connection the page stays. */
function complete(): void {
  if (!pending) return;
  const { from, to, timer } = pending;
  clearTimeout(timer);
  pending = null;
  if (location.href === from && navigator.onLine) location.assign(to);
}

// Error events of elements do not bubble, but they can be captured.
addEventListener(
  'error',
  ({ target }) => {
    const address =
      target instanceof HTMLScriptElement
        ? target.src
        : target instanceof HTMLLinkElement
          ? target.href
          : '';
    if (!address.includes(OWN_FILES)) return;
    hasLostFile = true;
    complete();
  },
  true,
);

/** Next's router shows a page only when its payload and all scripts are there, and says nothing of those that never come. */
export function watchNavigation(url: string): void {
  clearTimeout(pending?.timer);
  const from = location.href;
  const to = new URL(url, from).href;
  pending = to === from ? null : { from, to, timer: setTimeout(complete, LONGEST_NAVIGATION) };
  if (hasLostFile) complete();
}
