import { noteStep } from '@/components/ui/last-step';
import { DOCUMENT_STATUS } from '@/lib/document/document-status';
import { prefetch, type SoftRouter } from './prefetch';

/** A link is prefetched when the pointer rests on it for this long, in milliseconds. */
const REST = 50;
/** A press whose pointer moved further than this, in CSS pixels, is undone. */
const SLIP = 12;

const NOT_SOFT = `[data-reload],[role=button],[role=option],[${DOCUMENT_STATUS}]`;

/** The address of the link under an event, if it leads to another document of the shop; otherwise null. */
function softLink(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return null;
  // The browser follows links to files, links with `data-reload`, links that act as controls, and the links of an error
  // screen, because loading the document discards the broken state.
  if (/\.\w+$/.test(link.pathname) || link.closest(NOT_SOFT)) return null;
  const { pathname, search, hash } = link;
  const isHere = pathname === location.pathname && search === location.search;
  return isHere && hash ? null : pathname + search + hash;
}

/** A dialog closes on the click and keeps the focus until then, so its links wait for the click. */
const inDialog = ({ target }: Event) =>
  target instanceof Element && target.closest('[role=dialog]') !== null;
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Makes every plain link of the shop a soft navigation. It navigates when the mouse button goes down, and prefetches
 * when the pointer rests on a link or the link gets the focus. Releasing the button elsewhere undoes the navigation
 * (WCAG 2.5.2). Without this code links load their document.
 */
export function followSoftly(router: SoftRouter): () => void {
  const stop = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
    passive = true,
  ) => document.addEventListener(name, listener, { signal: stop.signal, passive });

  const go = (href: string) => {
    noteStep(true);
    router.push(href);
  };
  let pressed: { href: string; from: string; x: number; y: number } | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const takeBack = () => {
    if (!pressed) return;
    // A navigation that still waits for its payload has not changed the address yet.
    if (location.href === pressed.from) router.replace(pressed.from);
    else history.back();
    pressed = null;
  };

  listen('mousedown', (event) => {
    pressed = null;
    const href = isPlain(event) && !inDialog(event) ? softLink(event) : null;
    if (href === null) return;
    pressed = { href, from: location.href, x: event.clientX, y: event.clientY };
    go(href);
  });
  listen('mouseup', (event) => {
    if (!pressed) return;
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) takeBack();
    // The click event of this press, if there is one, is dispatched before the next task.
    setTimeout(() => {
      pressed = null;
    });
  });
  listen('dragstart', takeBack);
  listen(
    'click',
    (event) => {
      const href = isPlain(event) && !event.defaultPrevented ? softLink(event) : null;
      if (href === null) return;
      event.preventDefault();
      if (pressed?.href !== href) go(href);
    },
    false,
  );

  window.addEventListener('popstate', () => noteStep(false), { signal: stop.signal });
  const mean = (event: Event) => {
    clearTimeout(resting);
    const href = softLink(event);
    if (href !== null) resting = setTimeout(() => prefetch(router, href), REST);
  };
  listen('pointerover', mean);
  listen('focusin', mean);
  listen('touchstart', (event) => {
    const href = softLink(event);
    if (href !== null) prefetch(router, href);
  });
  return () => {
    clearTimeout(resting);
    stop.abort();
  };
}
