import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { findRouteName } from '@/lib/routing/route-params';
import { getAnalyticsProvider } from './analytics-providers';
import type { AnalyticsEvent, ProductList } from './events';
import { toGa4 } from './ga4';
import { type RenderedList, setListWatcher } from './list-registry';
import { deliverEventsTo, discardEvents } from './track';
import { fromTrackedListItem, type TrackedProduct } from './tracked-list-item';
import {
  type DeviceClass,
  NO_ROUTE,
  VITALS_PATH,
  type VitalName,
  type VitalsReport,
} from './vitals';

const DESKTOP_WIDTH = 1024;
const TABLET_WIDTH = 640;

const getDevice = (width: number): DeviceClass =>
  width >= DESKTOP_WIDTH ? 'desktop' : width >= TABLET_WIDTH ? 'tablet' : 'phone';

/** The route that the document was loaded from; the address may have changed since, by navigations without a load. */
function getDocumentRoute(): VitalsReport['route'] {
  const [entry] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(entry?.name ?? location.href, location.origin);
  return findRouteName(pathname) ?? NO_ROUTE;
}

/** Neither cookies nor the answer are needed, and the request outlives the page. */
function send(report: VitalsReport): void {
  fetch(VITALS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

/** Reports each figure once, when the visitor leaves or hides the page. @returns a function after which nothing is sent */
export function watchVitals(): () => void {
  const waiting = new Map<VitalName, number>();
  const sent = new Set<VitalName>();
  const keep = ({ name, value }: { name: VitalName; value: number }) => {
    if (!sent.has(name)) waiting.set(name, value);
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(keep);

  const flush = () => {
    if (document.visibilityState !== 'hidden' || waiting.size === 0) return;
    const vitals = [...waiting].map(([name, value]) => ({ name, value }));
    for (const { name } of vitals) sent.add(name);
    waiting.clear();
    send({ route: getDocumentRoute(), device: getDevice(innerWidth), vitals });
  };
  // After the library's own listeners, which give the last figures when the page is hidden.
  addEventListener('visibilitychange', flush);
  return () => removeEventListener('visibilitychange', flush);
}

/** Id and name of a list. The name is its own label, or else the heading of its section or of the page. */
function describeList(element: Element): ProductList {
  const section = element.closest('section[aria-labelledby]');
  const headingId = section?.getAttribute('aria-labelledby') ?? '';
  const heading = document.getElementById(headingId);
  const name =
    element.getAttribute('aria-label') ?? (heading ?? document.querySelector('h1'))?.textContent;
  const id = section?.id || headingId || element.closest('[id]')?.id;
  return { id: id ?? '', name: name?.trim() ?? '' };
}

function readListProducts({ element, items }: RenderedList): TrackedProduct[] {
  const rows = [...element.children];
  return items.map((item, index) => {
    const title = rows[index]?.querySelector('h2, h3') ?? rows[index]?.querySelector('a');
    return fromTrackedListItem(item, title?.textContent?.trim() ?? '');
  });
}

/** `mousedown`, because the page may navigate before the click; clicks only from the keyboard. */
function watchLists(send: (event: AnalyticsEvent) => void) {
  const lists = new Map<Element, RenderedList>();

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const list = lists.get(target);
      if (!isIntersecting || !list) continue;
      observer.unobserve(target);
      send({ name: 'view_item_list', list: describeList(target), items: readListProducts(list) });
    }
  });

  const onPress = (event: MouseEvent) => {
    if (event.type === 'click' ? event.detail > 0 : event.button > 0) return;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    const list = [...lists.values()].find(({ element }) => element.contains(link));
    if (!list) return;
    const index = [...list.element.children].findIndex((child) => child.contains(link));
    const item = readListProducts(list)[index];
    if (item) send({ name: 'select_item', list: describeList(list.element), item, index });
  };
  const types = ['mousedown', 'click'] as const;
  for (const type of types) document.addEventListener(type, onPress, true);

  return {
    watcher: {
      add(list: RenderedList) {
        lists.set(list.element, list);
        observer.observe(list.element);
      },
      remove({ element }: RenderedList) {
        lists.delete(element);
        observer.unobserve(element);
      },
    },
    stop() {
      observer.disconnect();
      for (const type of types) document.removeEventListener(type, onPress, true);
    },
  };
}

/** @param id the provider's measurement id; null for the sandbox. @returns a function that stops it */
export function startAnalytics(id: string | null): () => void {
  const provider = getAnalyticsProvider(id);
  const send = (event: AnalyticsEvent) => {
    try {
      for (const one of toGa4(event)) provider.send(one);
    } catch {
      // An error in the analytics must never break the click that it measures.
    }
  };
  provider.start();
  deliverEventsTo(send);
  const { watcher, stop } = watchLists(send);
  setListWatcher(watcher);
  const stopVitals = watchVitals();
  return () => {
    setListWatcher(null);
    stop();
    stopVitals();
    discardEvents();
    provider.stop();
  };
}
