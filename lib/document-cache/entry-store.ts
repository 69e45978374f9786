import type { CacheHandler } from 'next/dist/server/lib/incremental-cache/index.js';
import { SHORT_LIVED_TAG } from '../api/client/cache-policy.ts';
import { isUnknownPage } from '../document/post-process-html.ts';
import { isOpenAddress } from '../routing/open-address.ts';
import type { DocumentMemory, StoredEntry, StoredValue } from './held-entry.ts';

export type GetArguments = Parameters<CacheHandler['get']>;
export type SetArguments = Parameters<CacheHandler['set']>;

export abstract class EntryStore {
  protected abstract readonly memory: DocumentMemory;
  protected abstract read(key: string): Promise<StoredEntry | null>;
  abstract set(...args: SetArguments): Promise<void>;
  abstract revalidateTag(...args: Parameters<CacheHandler['revalidateTag']>): Promise<void>;
  /** @param isUsable whether this server may answer with the value; one that it may not is taken for missing */
  abstract find(
    args: GetArguments,
    isUsable: (value: StoredValue) => boolean,
  ): Promise<StoredEntry | null>;

  /** Tells that an entry that was asked for is not stored, because it could not be made. */
  giveUp(_key: string): void {}

  async setInMemory(...args: SetArguments): Promise<void> {
    this.keep(args, true);
  }

  /** The stored page of an address, even if one of its tags was refreshed. */
  async readHtml(key: string): Promise<string | null> {
    const value = (this.memory.get(key) ?? (await this.read(key)))?.value;
    return value?.kind === 'APP_PAGE' ? value.html : null;
  }

  protected keep(
    [key, value, context]: SetArguments,
    shortLived: boolean,
    lastModified = Date.now(),
  ): StoredEntry {
    const entry = { value, lastModified, cacheControl: cacheControlOf(context) };
    return this.memory.set(key, entry, shortLived);
  }
}

export const cacheControlOf = (context: SetArguments[2]): StoredEntry['cacheControl'] =>
  'cacheControl' in context ? context.cacheControl : undefined;

/** The lifetime of an entry in seconds. False for one without an end, undefined when only Next knows it. */
export const lifetimeOf = ({ value, cacheControl }: StoredEntry): number | false | undefined =>
  value?.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;

/** Whether the lifetime of an entry is over: of data that which Next names when it asks, where it does. */
export function isOutdated(entry: StoredEntry, context?: GetArguments[1]): boolean {
  const own = context?.kind === 'FETCH' ? context.revalidate : undefined;
  const lifetime = own ?? lifetimeOf(entry);
  return typeof lifetime === 'number' && Date.now() - entry.lastModified > lifetime * 1000;
}

/** The entry as one whose lifetime has just ended: Next answers with it and makes it anew. */
export function outdate(entry: StoredEntry): StoredEntry {
  const revalidate = lifetimeOf(entry) || 1;
  const expire = entry.cacheControl?.expire;
  const lastModified = Math.min(entry.lastModified, Date.now() - revalidate * 1000 - 1);
  return { ...entry, lastModified, cacheControl: { revalidate, expire } };
}

/** The tags with which an entry is refreshed. Next says those of data when it asks, and keeps those of a page in a header. */
export function tagsOf({ value }: StoredEntry, context: GetArguments[1]): string[] {
  if (context.kind === 'FETCH') return [...(context.tags ?? []), ...(context.softTags ?? [])];
  const headers = value && 'headers' in value ? value.headers : undefined;
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** One of endlessly many that anybody can ask for: an unknown address, results for any text or amount, a shared build with its card. */
export function isShortLived(
  key: string,
  value: StoredValue,
  tags: readonly string[] = [],
): boolean {
  if (value?.kind === 'FETCH') return value.data.body === 'null' || tags.includes(SHORT_LIVED_TAG);
  if (value?.kind === 'APP_ROUTE') return isOpenAddress(key) || value.status !== 200;
  return value?.kind === 'APP_PAGE' && (isOpenAddress(key) || isUnknownPage(value));
}
