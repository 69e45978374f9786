import type {
  CacheHandler,
  CacheHandlerValue,
} from 'next/dist/server/lib/incremental-cache/index.js';

/** A document or an answer of the backend, with the time from which its lifetime counts. */
export type StoredEntry = CacheHandlerValue;
export type GetArguments = Parameters<CacheHandler['get']>;
export type SetArguments = Parameters<CacheHandler['set']>;

/** Where documents and data are stored. What a document must have besides is the cache handler's work. */
export interface EntryStore {
  /** @param isUsable whether this server may answer with the value; one that it may not is taken for missing */
  find(
    args: GetArguments,
    isUsable: (value: StoredEntry['value']) => boolean,
  ): Promise<StoredEntry | null>;
  set(...args: SetArguments): Promise<void>;
  /** Stores an entry in the memory of this server only. */
  setInMemory(...args: SetArguments): Promise<void>;
  /** Tells that an entry that was asked for is not stored, because it could not be made. */
  giveUp(key: string): void;
  revalidateTag(...args: Parameters<CacheHandler['revalidateTag']>): Promise<void>;
  /** The stored page of an address, even if one of its tags was refreshed. Null when there is none. */
  readHtml(key: string): Promise<string | null>;
}
