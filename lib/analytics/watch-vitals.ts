import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { findRouteName } from '@/lib/routing/find-route-name';
import {
  type DeviceClass,
  NO_ROUTE,
  VITALS_PATH,
  type VitalName,
  type VitalsReport,
} from './vitals';

/** Least width of a window, in pixels. */
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

/**
 * Measures how fast the document is for this visitor, and reports it to the shop when the visitor leaves or hides the page,
 * each figure once.
 * @returns a function after which nothing is sent
 */
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
