import { setTabsAway } from '@/components/ui/bottom-inset';
import { PLACEHOLDER_IMAGE } from '@/components/ui/image-props';
import { readEarlyActions } from '@/lib/browser/early-action';
import { followPopovers, watchOverlayHistory } from '@/lib/browser/overlay-history';
import { isStorageBlocked, readText } from '@/lib/browser/storage';
import { loadEventually } from '@/lib/browser/when-idle';
import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import { cleanZipCode, isZipCode } from '@/lib/domain/typed-text';
import { hasFeature } from '@/lib/features/has-feature';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';
import { loadLocationChunk } from '../location/location-button';
import { restoreScroll } from './restore-scroll';
import './loading-images.css';

/** Makes the zip code of a delivery filter the visitor's place. Without the code only the list is of it. */
function chooseFilteredPlace(zipCode: string): void {
  if (zipCode === useSessionStore.getState().zipCode) return;
  loadLocationChunk().then(
    ({ deliverToZipCode }) => deliverToZipCode(zipCode),
    () => {},
  );
}

/** Adopts the place in the address of a list (a shared link, a filter sent before its code was there), unless one was chosen. */
export function adoptFilteredPlace(): void {
  const zipCode = new URLSearchParams(location.search).get(SEARCH_PARAMS.zipCode);
  const hasChosen = useSessionStore.getState().zipCode !== null;
  if (!hasChosen && isZipCode(zipCode)) chooseFilteredPlace(zipCode);
}

/** Shows the fallback of a broken picture. A fallback that is broken too is not replaced again. */
function showFallback(image: HTMLImageElement): void {
  const { fallback = PLACEHOLDER_IMAGE } = image.dataset;
  if (image.getAttribute('src') === fallback) return;
  image.removeAttribute('srcset');
  for (const source of image.parentElement?.querySelectorAll(':scope > source') ?? [])
    source.remove();
  image.src = fallback;
}

export function replaceBrokenImages(signal: AbortSignal): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) showFallback(target);
  };
  // Error events of pictures do not bubble, but they can be captured.
  document.addEventListener('error', onError, { capture: true, signal });
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') showFallback(image);
  }
}

/** Marks pictures while they load. CSS draws the loading picture (spec 9) in their place. */
function markLoading(root: Element | Document): void {
  const images = root instanceof HTMLImageElement ? [root] : root.querySelectorAll('img');
  for (const { complete, currentSrc, src, dataset } of images)
    if (!complete && (currentSrc || src) !== '') dataset.loading = '';
}

export function markLoadingImages(signal: AbortSignal): void {
  const onEnd = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) delete target.dataset.loading;
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'attributes' ? [target] : addedNodes) {
        if (node instanceof Element) markLoading(node);
      }
    }
  });
  markLoading(document);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['src', 'srcset'],
  });
  // These events do not bubble, but they can be captured.
  for (const end of ['load', 'error'])
    document.addEventListener(end, onEnd, { capture: true, signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Scrolls an element that gets the focus by keyboard fully into view. In a row that scrolls sideways, browsers do not
 * scroll to an element that is partly visible (WCAG 2.4.11). The header is excluded: see `hideHeaderOnScroll`.
 */
export function scrollFocusIntoView(signal: AbortSignal): void {
  const show = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0) return;
    if (!target.matches(':focus-visible') || target.closest('[data-shop-header]')) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  };
  // What was focused before this code was loaded. The page stays where it is, because the visitor may have scrolled on.
  const { scrollY } = window;
  show(document.activeElement);
  if (window.scrollY !== scrollY) window.scrollTo({ top: scrollY, behavior: 'instant' });
  document.addEventListener('focusin', ({ target }) => show(target), { signal });
}

/** Nearer to the top than this the header is always shown. Movements below `JITTER` are ignored. In CSS pixels. */
const ALWAYS_SHOWN = 160;
const JITTER = 6;

/**
 * Hides the header, and the tabs at the bottom of phones, while the visitor scrolls down and shows them on the way up, with
 * `data-header="hidden"` on `<html>`. They stay visible while one of their controls has a visible focus.
 */
export function hideHeaderOnScroll(signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  let last = window.scrollY;
  const setHidden = (isHidden: boolean) => {
    if (isHidden) dataset.header = 'hidden';
    else delete dataset.header;
    setTabsAway(isHidden);
  };
  const update = () => {
    const now = window.scrollY;
    const moved = now - last;
    if (Math.abs(moved) < JITTER) return;
    last = now;
    const isHeld = document.querySelector('[data-shop-header] :focus-visible') !== null;
    setHidden(moved > 0 && now > ALWAYS_SHOWN && !isHeld);
  };
  const show = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-shop-header]'))
      setHidden(false);
  };
  window.addEventListener('scroll', update, { passive: true, signal });
  document.addEventListener('focusin', show, { signal });
  signal.addEventListener('abort', () => setHidden(false));
}

/** The delivery filter of a list. Any other form is left alone. */
function onSubmit(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const fields = new FormData(form);
  const typed = fields.get(SEARCH_PARAMS.zipCode);
  const zipCode = typeof typed === 'string' ? cleanZipCode(typed) : null;
  if (!isZipCode(zipCode)) return;
  event.preventDefault();
  chooseFilteredPlace(zipCode);
  fields.set(SEARCH_PARAMS.zipCode, zipCode);
  const query = new URLSearchParams(
    [...fields].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
  // Pressed as a link it is followed like one: without loading the document, and the list stays where it is.
  const link = document.createElement('a');
  link.href = `${form.action}?${query}`;
  form.append(link);
  link.click();
  link.remove();
}

export const followFilteredPlace = (signal: AbortSignal): void =>
  document.addEventListener('submit', onSubmit, { signal });

const SCHEMES = ['light', 'dark'];

/**
 * Shows the theme and the view of lists as another tab has chosen them, also on a page that comes back from the browser's memory, and
 * gives the toolbars the colour of the chosen theme, of the two that `root-document.tsx` names. This tab's presses are answered in
 * `lib/browser/display-choices.ts`.
 */
export function followDisplayChoices(signal: AbortSignal): void {
  const root = document.documentElement;
  const show = () => {
    if (isStorageBlocked()) return;
    const [, theme] = /"theme":"(dark|light)"/.exec(readText('interface') ?? '') ?? [];
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    root.toggleAttribute('data-rows', /"rows"/.test(readText('list-view') ?? ''));
  };
  const colour = () => {
    const { theme } = root.dataset;
    for (const [index, scheme] of SCHEMES.entries()) {
      const meta = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')[index];
      const media = scheme === theme ? 'all' : 'not all';
      if (meta) meta.media = theme ? media : `(prefers-color-scheme: ${scheme})`;
    }
  };
  colour();
  const observer = new MutationObserver(colour);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => observer.disconnect());
  const onStorage = ({ key }: StorageEvent) => {
    // There is no key when everything was removed.
    if (key === null || key === 'interface' || key === 'list-view') show();
  };
  addEventListener('storage', onStorage, { signal });
  addEventListener('pageshow', ({ persisted }) => void (persisted && show()), { signal });
}

export const loadCustomerChunk = () => import('../chrome/customer-chunk');

function syncCustomer(signal: AbortSignal): void {
  let isWanted = false;
  const look = () => {
    if (isWanted || selectAuthorizedCustomerId(useSessionStore.getState()) === null) return;
    isWanted = true;
    // Until it is loaded, the header counts the lines on the device, and favorites stay there.
    void loadEventually(loadCustomerChunk).then((chunk) => {
      chunk.startCartSync();
      if (!signal.aborted && hasFeature('wishlists'))
        signal.addEventListener('abort', chunk.startCustomerFavorites());
    });
  };
  look();
  signal.addEventListener('abort', useSessionStore.subscribe(look));
}

/** Carries out what was pressed in a document that the visitor left before React was there. */
function completeEarlyActions(): void {
  if (readEarlyActions().length === 0) return;
  void loadEventually(() => import('@/stores/flows/products/carry-out-early-actions')).then(
    (flow) => flow.carryOutEarlyActions(),
  );
}

export function startPageEffects(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  adoptFilteredPlace();
  replaceBrokenImages(signal);
  hideHeaderOnScroll(signal);
  restoreScroll(signal);
  watchOverlayHistory();
  followPopovers(signal);
  markLoadingImages(signal);
  followFilteredPlace(signal);
  scrollFocusIntoView(signal);
  followDisplayChoices(signal);
  syncCustomer(signal);
  completeEarlyActions();
  return () => stop.abort();
}
