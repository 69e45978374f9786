import { readJson, writeText } from '@/lib/browser/storage';
import { asText } from '@/stores/persistence/guards';

/** sessionStorage key: the names of the route that is shown and of the one before it. */
const STORAGE_KEY = 'routes';

/**
 * Remembers the previous route name on every navigation (spec 2.1), also over full page loads. The same route with
 * another parameter is a navigation, too.
 * @param address of the page, so that showing it again, after a reload, is no navigation
 * @returns the name of the route before; null when there is none, or it has no name
 */
export function rememberRoute(name: string | null, address: string): string | null {
  const stored = readJson(STORAGE_KEY, 'sessionStorage');
  const [shown, current, before] = Array.isArray(stored) ? stored.map(asText) : [];
  const previous = (shown === address ? before : current) ?? null;
  writeText(STORAGE_KEY, JSON.stringify([address, name, previous]), 'sessionStorage');
  return previous;
}
