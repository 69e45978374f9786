import type { StoredEntry } from './entry-store.ts';

/** Time for which a CDN may answer with an earlier document while the shop does not answer, in seconds. */
const STALE_IF_ERROR = 24 * 3600;

/** Time for which it keeps a document that only a new build changes, in seconds. */
const UNCHANGING_LIFETIME = 3600;

/** Tags that Next adds for its own paths. */
const INTERNAL_TAG = '_N_T_';

/** Next's own pages, such as that of an address without a route. It says itself that they are not to be kept. */
const OWN_PAGE = /\/\$\/_[a-z-]+$/;

/**
 * Tells a CDN in place how long it may keep a document, and by which tags it is purged. Browsers ask each time, because
 * they cannot be purged: the ETag makes that a short answer. `stale-while-revalidate` would be for them, too: Chromium shows
 * the earlier prices then, also after `router.refresh()`.
 * @param lifetime time in seconds; false or undefined when it does not end
 */
export function addCdnHeaders(
  key: string,
  value: StoredEntry['value'],
  lifetime: number | false | undefined,
): void {
  if (value?.kind !== 'APP_PAGE' || OWN_PAGE.test(key)) return;
  if (value.headers?.['cache-control'] !== undefined) return;
  const tags = String(value.headers?.['x-next-cache-tags'] ?? '')
    .split(',')
    .filter((tag) => tag && !tag.startsWith(INTERNAL_TAG));
  value.headers = {
    ...value.headers,
    'cache-control': [
      'public',
      'max-age=0',
      `s-maxage=${lifetime || UNCHANGING_LIFETIME}`,
      `stale-if-error=${STALE_IF_ERROR}`,
    ].join(', '),
    // Both names are in use: one separates by commas, the other by spaces.
    ...(tags.length > 0 && { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') }),
  };
}
