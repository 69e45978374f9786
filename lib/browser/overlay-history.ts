import { closeWithSwipe } from './close-with-swipe';

/*
 * Back closes what lies over the page. Each open overlay (dialog, drawer, popover) has a history entry, whose state says how many are
 * open. A navigation from such an entry takes its place (`takeEntry` in components/ui/last-navigation.ts). An entry whose overlay is
 * closed is gone back from, also when the visitor comes to it later.
 */

/** Event of the document: a dialog was opened or closed, and what stands over the page moves into the topmost one. */
export const DIALOGS_EVENT = 'dialogs';

/** Every modal dialog says when it is opened, and when it has left the document. */
export const announceDialogs = () => void document.dispatchEvent(new Event(DIALOGS_EVENT));

/** In the state of a history entry: how many overlays are open there. */
const DEPTH = 'overlays';

interface Overlay {
  close: () => void;
  isThere: () => boolean;
}

let open: Overlay[] = [];
let isReturning = false;
let isListening = false;
/** The last click on a link: an overlay that it closed leaves its entry to the page that the link leads to. */
let followed: MouseEvent | null = null;

const depth = (): number => history.state?.[DEPTH] ?? 0;

function claimEntries(): void {
  while (!isReturning && depth() < open.length)
    history.pushState({ ...history.state, [DEPTH]: depth() + 1 }, '');
}

const isLeaving = () => followed !== null && !followed.defaultPrevented;

function leaveEntries(): void {
  open = open.filter(({ isThere }) => isThere());
  if (isReturning || isLeaving() || depth() <= open.length) return;
  isReturning = true;
  history.go(open.length - depth());
}

/** Leaves the page and its focus where they are: from one entry to another the browser goes to the fragment of the address. */
function stayAtPlace(): void {
  if (!location.hash) return;
  const { scrollY } = window;
  let left: HTMLElement | null = null;
  const note = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement) left = relatedTarget;
  };
  document.addEventListener('focusin', note);
  requestAnimationFrame(() => {
    document.removeEventListener('focusin', note);
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    left?.focus({ preventScroll: true });
  });
}

function onPopState(): void {
  followed = null;
  if (isReturning || open.length > 0) stayAtPlace();
  if (isReturning) {
    isReturning = false;
    claimEntries();
    return;
  }
  for (const { close } of open.slice(depth()).reverse()) close();
  leaveEntries();
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOwnTab = !(event.ctrlKey || event.metaKey || event.shiftKey || link?.target);
  followed = link && isOwnTab ? event : null;
}

/** Answers Back from now on. Also leaves an entry that an earlier document, or a page from the browser's memory, has left open. */
export function watchOverlayHistory(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('popstate', onPopState);
  addEventListener('click', onClick, true);
  addEventListener('pageshow', ({ persisted }) => {
    followed = null;
    if (persisted) leaveEntries();
  });
  leaveEntries();
}

/** @param isThere for one that may leave the document without saying so. @returns a function to call when it is closed */
export function closeWithBack(close: () => void, isThere = () => true): () => void {
  const overlay = { close, isThere };
  open = [...open.filter((one) => one.isThere()), overlay];
  watchOverlayHistory();
  claimEntries();
  return () => {
    open = open.filter((one) => one !== overlay);
    // A press that closes it may also lead to another page, which then takes the entry.
    setTimeout(leaveEntries);
  };
}

/** Lets Back and a swipe down close popovers, such as the filters of a list, also those that are open already. */
export function followPopovers(signal: AbortSignal): void {
  if (!('popover' in HTMLElement.prototype)) return;
  const stops = new Map<EventTarget, () => void>();
  const follow = (popover: HTMLElement) => {
    const close = () => popover.hidePopover();
    const ends = [closeWithBack(close, () => popover.isConnected), closeWithSwipe(popover, close)];
    stops.set(popover, () => {
      for (const end of ends) end();
    });
  };
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) follow(popover);
  document.addEventListener(
    'toggle',
    (event) => {
      const { target, newState } = event as ToggleEvent;
      if (!(target instanceof HTMLElement) || !target.popover) return;
      stops.get(target)?.();
      stops.delete(target);
      if (newState === 'open') follow(target);
    },
    { capture: true, signal },
  );
}
