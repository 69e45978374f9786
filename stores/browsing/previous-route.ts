import { readJson, writeText } from '@/lib/browser/storage';
import { findRouteName } from '@/lib/routing/route-params';
import { asText } from '@/stores/persistence/guards';

/** sessionStorage key of the names of this route and the one before. No addresses: they may have a secret, and this outlives the page. */
const STORAGE_KEY = 'routes';

/** The path that is shown. It stays in the memory of the page. */
let shown: string | null = null;

function remember(pathname: string): void {
  if (pathname === shown) return;
  shown = pathname;
  const stored = readJson(STORAGE_KEY, 'sessionStorage');
  const previous = Array.isArray(stored) ? asText(stored[0]) : undefined;
  writeText(
    STORAGE_KEY,
    JSON.stringify([findRouteName(pathname), previous ?? null]),
    'sessionStorage',
  );
}

/**
 * Remembers the previous route name on every navigation (spec 2.1), also over full page loads. A page that is loaded again
 * is no navigation; the same route with another parameter is one.
 *
 * The visitor may have gone on already when this code arrives, so the address of the document counts, too.
 */
export function rememberRoute(pathname: string): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry && shown === null) {
    const { pathname: loaded } = new URL(entry.name);
    if (entry.type === 'reload') shown = loaded;
    else remember(loaded);
  }
  remember(pathname);
}
