import type {
  CacheHandler,
  CacheHandlerValue,
} from 'next/dist/server/lib/incremental-cache/index.js';
import { SHORT_LIVED_TAG } from '../api/client/cache-policy.ts';
import { isUnknownPage } from '../document/post-process-html.ts';
import { isOpenAddress } from '../routing/open-address.ts';

/** A document or an answer of the backend, with the time from which its lifetime counts. */
export type StoredEntry = CacheHandlerValue;
type Value = StoredEntry['value'];
export type GetArguments = Parameters<CacheHandler['get']>;
export type SetArguments = Parameters<CacheHandler['set']>;

/** Where documents and data are stored: a memory before something slower. What a document must have besides is the cache handler's work. */
export abstract class EntryStore {
  protected abstract readonly memory: {
    get(key: string): StoredEntry | undefined;
    set(key: string, entry: StoredEntry, shortLived: boolean): StoredEntry;
  };
  /** Reads what stands behind the memory. */
  protected abstract read(key: string): Promise<StoredEntry | null>;
  abstract set(...args: SetArguments): Promise<void>;
  abstract revalidateTag(...args: Parameters<CacheHandler['revalidateTag']>): Promise<void>;
  /** @param isUsable whether this server may answer with the value; one that it may not is taken for missing */
  abstract find(
    args: GetArguments,
    isUsable: (value: Value) => boolean,
  ): Promise<StoredEntry | null>;

  /** Tells that an entry that was asked for is not stored, because it could not be made. */
  giveUp(_key: string): void {}

  /** Stores a short-lived entry in the memory of this server only. */
  async setInMemory(...args: SetArguments): Promise<void> {
    this.keep(args, true);
  }

  /** The stored page of an address, even if one of its tags was refreshed. Null when there is none. */
  async readHtml(key: string): Promise<string | null> {
    const value = (this.memory.get(key) ?? (await this.read(key)))?.value;
    return value?.kind === 'APP_PAGE' ? value.html : null;
  }

  protected keep(args: SetArguments, shortLived: boolean, lastModified = Date.now()): StoredEntry {
    const [key, value, context] = args;
    const entry = { value, lastModified, cacheControl: cacheControlOf(context) };
    return this.memory.set(key, entry, shortLived);
  }
}

export const cacheControlOf = (context: SetArguments[2]): StoredEntry['cacheControl'] =>
  'cacheControl' in context ? context.cacheControl : undefined;

/** The lifetime of an entry in seconds. False for one without an end, undefined when only Next knows it. */
export function lifetimeOf({ value, cacheControl }: StoredEntry): number | false | undefined {
  return value?.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
}

/** Whether the lifetime of an entry is over: of data that which Next names when it asks, where it does. */
export function isOutdated(entry: StoredEntry, context?: GetArguments[1]): boolean {
  const own = context?.kind === 'FETCH' ? context.revalidate : undefined;
  const lifetime = own ?? lifetimeOf(entry);
  return typeof lifetime === 'number' && Date.now() - entry.lastModified > lifetime * 1000;
}

/** The entry as one whose lifetime has just ended: Next answers with it and makes it anew. */
export function outdate(entry: StoredEntry): StoredEntry {
  const revalidate = lifetimeOf(entry) || 1;
  const lastModified = Math.min(entry.lastModified, Date.now() - revalidate * 1000 - 1);
  const expire = entry.cacheControl?.expire;
  return { ...entry, lastModified, cacheControl: { revalidate, expire } };
}

/** The tags with which an entry is refreshed. Next says those of data when it asks, and keeps those of a page in a header. */
export function tagsOf({ value }: StoredEntry, context: GetArguments[1]): string[] {
  if (context.kind === 'FETCH') return [...(context.tags ?? []), ...(context.softTags ?? [])];
  const headers = value && 'headers' in value ? value.headers : undefined;
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/**
 * Whether an entry is one of endlessly many that anybody can ask for: an unknown address, an answer that there is no
 * such thing, results for any text or amount, a shared build with its card. Such entries are kept in memory only, and few of them.
 */
export function isShortLived(key: string, value: Value, tags: readonly string[] = []): boolean {
  if (value?.kind === 'FETCH') return value.data.body === 'null' || tags.includes(SHORT_LIVED_TAG);
  if (value?.kind === 'APP_ROUTE') return isOpenAddress(key) || value.status !== 200;
  return value?.kind === 'APP_PAGE' && (isOpenAddress(key) || isUnknownPage(value));
}
