import { createRequire } from 'node:module';
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache/index.js';
import { readBuiltFiles } from '../document/built-files.ts';
import { hasEnded, secondsUntilEnd } from '../document/document-end.ts';
import { readPayload } from '../document/known-scripts.ts';
import {
  type BuiltFiles,
  isMadeFor,
  isUnknownPage,
  markGone,
  postProcessHtml,
} from '../document/post-process-html.ts';
import { serverEnv } from '../env.ts';
import { log } from '../monitoring/log.ts';
import { type CacheResult, traceCacheRead } from '../monitoring/telemetry/trace-cache-read.ts';
import { isDocumentAddress } from '../request-guard/shared-document-address.ts';
import { openDiskStore, type StoreContext } from './disk-store.ts';
import {
  cacheControlOf,
  type EntryStore,
  type GetArguments,
  isOutdated,
  isShortLived,
  outdate,
  type SetArguments,
} from './entry-store.ts';
import { offerCompressed, type StoredEntry, type StoredValue } from './held-entry.ts';
import { openSharedStore } from './shared-store.ts';

/** Time for which a CDN may answer with an earlier document while the shop does not answer, in seconds. */
const STALE_IF_ERROR = 24 * 3600;

/** Time for which it keeps a document that only a new build changes, in seconds. */
const UNCHANGING_LIFETIME = 3600;

/** Of Next's own pages, such as that of an address without a route, it says itself that they are not to be kept. */
const OWN_PAGE = /\/\$\/_[a-z-]+$/;

/**
 * Browsers, which cannot be purged, ask each time. `stale-while-revalidate` would be for them, too: Chromium shows the earlier prices then.
 * @param lifetime time in seconds; false or undefined when it does not end
 */
export function addCdnHeaders(
  key: string,
  value: StoredValue,
  lifetime: number | false | undefined,
): void {
  if (value?.kind !== 'APP_PAGE' || OWN_PAGE.test(key)) return;
  if (value.headers?.['cache-control'] !== undefined) return;
  const tags = String(value.headers?.['x-next-cache-tags'] ?? '')
    .split(',')
    .filter((tag) => tag && !tag.startsWith('_N_T_'));
  const seconds = lifetime || UNCHANGING_LIFETIME;
  value.headers = {
    ...value.headers,
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-if-error=${STALE_IF_ERROR}`,
    // Both names are in use: one separates by commas, the other by spaces.
    ...(tags.length > 0 && { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') }),
  };
}

/** Time for which an address is taken for unknown, in seconds. */
const NOT_FOUND_LIFETIME = 60;

/** The build makes its pages without requests, and in development nothing is shared. */
const isUnshared =
  process.env.NEXT_PHASE === 'phase-production-build' || process.env.NODE_ENV === 'development';

/** Characters of the addresses whose lifetimes Next may remember, and those that an address takes besides. */
const MAX_REMEMBERED = 2 * 1024 * 1024;
const REMEMBERED_OVERHEAD = 400;
let remembered = 0;

/** Next remembers the lifetime of each address for ever (8 KB for a long one). A stored document has its own, and the manifest those of the build. */
function boundRememberedLifetimes(key: string): void {
  remembered += key.length + REMEMBERED_OVERHEAD;
  if (remembered < MAX_REMEMBERED) return;
  remembered = 0;
  // Node runs this file without a bundler, and Next's own class is CommonJS.
  const { SharedCacheControls } = createRequire(import.meta.url)(
    'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js',
  ) as typeof import('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js');
  new SharedCacheControls({} as never).clear();
}

/**
 * Next's cache of documents and data. It gives every document its policy and its correct status, wherever it is stored.
 * `set` changes the entry in place, because Next answers the first request from that same object; `get` does the same for
 * the documents of the build.
 */
export default class DocumentCache implements CacheHandler {
  readonly #store: EntryStore;
  readonly #files: BuiltFiles;

  constructor(context: StoreContext) {
    this.#store = openSharedStore(context) ?? openDiskStore(context);
    this.#files = readBuiltFiles(context.serverDistDir);
  }

  async get(...args: GetArguments): Promise<StoredEntry | null> {
    const entry = await traceCacheRead(args[1].kind, () => this.#find(args), describeRead);
    if (entry) addCdnHeaders(args[0], entry.value, entry.cacheControl?.revalidate);
    offerCompressed(entry?.value ?? null);
    return entry;
  }

  async set(...args: SetArguments): Promise<void> {
    const [key, value, context] = args;
    boundRememberedLifetimes(key);
    const cacheControl = cacheControlOf(context);
    if (isUnknownPage(value)) {
      markGone(value, await this.#store.readHtml(key));
      if (cacheControl) cacheControl.revalidate = NOT_FOUND_LIFETIME;
    }
    if (value?.kind === 'APP_PAGE' && typeof cacheControl?.revalidate === 'number') {
      const left = secondsUntilEnd(value.html, Date.now());
      cacheControl.revalidate = Math.min(cacheControl.revalidate, left);
    }
    const isForAll = isUnshared || value?.kind !== 'APP_PAGE' || isMadeForAll(value);
    const failed = postProcessHtml(value, serverEnv(), this.#files) === '500';
    if (!isForAll) return this.#refuse(key, value);
    if (!failed) {
      addCdnHeaders(key, value, cacheControl?.revalidate);
      const tags = 'tags' in context ? context.tags : [];
      return isShortLived(key, value, tags)
        ? this.#store.setInMemory(...args)
        : this.#store.set(...args);
    }
    // An error is never stored, so that the last good document stays. A CDN may keep the error for a second.
    if (cacheControl) Object.assign(cacheControl, { revalidate: 1, expire: 1 });
    this.#store.giveUp(key);
  }

  /** Lets a page that names the address of a request go to the visitor who made it, and to nobody else. */
  #refuse(key: string, page: { headers?: Record<string, unknown> }): void {
    log({ level: 'error', event: 'document-not-stored', reason: 'unknown form of the payload' });
    page.headers = { ...page.headers, 'cache-control': 'private, no-store' };
    this.#store.giveUp(key);
  }

  revalidateTag(...args: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    return this.#store.revalidateTag(...args);
  }

  resetRequestCache(): void {}

  async #find(args: GetArguments): Promise<StoredEntry | null> {
    const env = serverEnv();
    const entry = await this.#store.find(
      args,
      (value) => isMadeFor(value, env) && postProcessHtml(value, env, this.#files) !== 'unbuilt',
    );
    return entry && isOutdatedError(entry) ? null : endLifetime(entry);
  }
}

/** Next would answer with it first, and render the new one with its status: a product that is sold again would forbid search engines to index it. */
function isOutdatedError({ value, lastModified = Date.now() }: StoredEntry): boolean {
  const status = value && 'status' in value ? (value.status ?? 200) : 200;
  // Next asks the clock a moment later.
  return status >= 300 && Date.now() - lastModified > (NOT_FOUND_LIFETIME - 1) * 1000;
}

/** Data are outdated when one of their offers has ended. Next asks the backend then, and takes the outdated ones when it fails. */
function endLifetime(entry: StoredEntry | null): StoredEntry | null {
  if (entry?.value?.kind !== 'FETCH') return entry;
  const { value, lastModified = 0 } = entry;
  return hasEnded(value.data.body, lastModified, Date.now()) ? outdate(entry) : entry;
}

const describeRead = (entry: StoredEntry | null): CacheResult =>
  entry?.value ? (isOutdated(entry) ? 'stale' : 'hit') : 'miss';

const TEXT = '"(?:[^"\\\\]|\\\\.)*"';

/** The beginning of the row with the path (`c`, in pieces) and the query (`q`) of the request that made a page. */
const ADDRESS_ROW = new RegExp(
  `^0:\\{"P":(?:null|"\\$[\\w:]+"),"c":(\\[${TEXT}(?:,${TEXT})*\\]),"q":(${TEXT}),`,
  'gm',
);

/** Whether a payload names exactly one address, which has nothing that the document does not depend on. */
function isClean(payload: string): boolean {
  const rows = [...payload.matchAll(ADDRESS_ROW)];
  const [, pieces = '[]', query] = rows[0] ?? [];
  return (
    rows.length === 1 &&
    query === '""' &&
    isDocumentAddress((JSON.parse(pieces) as string[]).join('/'))
  );
}

/** The guard of requests lets no other address through; a request before it, or a Next that writes addresses elsewhere, is seen here. */
const isMadeForAll = ({ html, rscData }: { html: string; rscData?: Buffer }): boolean =>
  isClean(readPayload(html)) && (!rscData || isClean(rscData.toString()));
