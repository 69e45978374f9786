import { noteStep } from '@/components/ui/last-step';
import { DOCUMENT_STATUS } from '@/lib/document/document-status';
import { prefetch, type SoftRouter } from './prefetch';

/** A pointer that rests this long means the link it is on, in milliseconds. */
const REST = 50;
/** A press that ends further away than this, in CSS pixels, was not meant. */
const SLIP = 12;

const NOT_SOFT = `[data-reload],[role=button],[role=option],[${DOCUMENT_STATUS}]`;

/** The link of this site that an event is on, if following it leads to another document of the shop. */
function softLink(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return null;
  // Files, links that ask for it, controls that happen to be links, and the error screen's, which leave behind what broke the page.
  if (/\.\w+$/.test(link.pathname) || link.closest(NOT_SOFT)) return null;
  const { pathname, search, hash } = link;
  const isHere = pathname === location.pathname && search === location.search;
  return isHere && hash ? null : pathname + search + hash;
}

/** A dialog closes on the click, and only then lets the focus go. */
const inDialog = ({ target }: Event) =>
  target instanceof Element && target.closest('[role=dialog]') !== null;
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Makes every plain link of the shop a soft navigation: followed when the button goes down, fetched when the
 * pointer rests on it or the focus reaches it. Letting go elsewhere takes the step back (WCAG 2.5.2). Links
 * stay links: without this they load their page.
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
    // A step that still waits for its document has not changed the address yet.
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
    // The click of this press, if one comes, comes before the next task.
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
