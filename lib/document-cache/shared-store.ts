import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { MEBIBYTE, serverEnv } from '../env.ts';
import { openBuild, readBuildId, type StoreContext } from './disk-store.ts';
import {
  EntryStore,
  type GetArguments,
  isOutdated,
  lifetimeOf,
  type SetArguments,
  tagsOf,
} from './entry-store.ts';
import {
  DocumentMemory,
  decodeEntry,
  encodeEntry,
  type StoredEntry,
  type StoredValue,
} from './held-entry.ts';
import { MakingLock } from './making-lock.ts';
import { RedisLink } from './redis-link.ts';
import { SharedTags } from './shared-tags.ts';

const HASH = 'sha256';
const HASH_BYTES = 32;

/** What others who use this Redis do not know. @param secrets the first one signs; each verifies, so that a secret can be changed */
export function createSharedSecret(secrets: readonly string[]) {
  const keysFor = (purpose: string) =>
    secrets.map((secret) => Buffer.from(hkdfSync(HASH, secret, '', purpose, HASH_BYTES)));
  const signing = keysFor('shop: entries in Redis');
  const [hiding = ''] = keysFor('shop: names in Redis');
  const [newest = ''] = signing;
  return {
    /** The bytes with a signature that counts for this key only. */
    sign: (key: string, bytes: Buffer) => Buffer.concat([signatureOf(newest, key, bytes), bytes]),
    /** The bytes that were signed for this key. Null where the signature is not the shop's. */
    verify(key: string, signed: Buffer): Buffer | null {
      if (signed.length < HASH_BYTES) return null;
      const signature = signed.subarray(0, HASH_BYTES);
      const bytes = signed.subarray(HASH_BYTES);
      const isOurs = signing.some((secret) =>
        timingSafeEqual(signatureOf(secret, key, bytes), signature),
      );
      return isOurs ? bytes : null;
    },
    hide: (name: string) => createHmac(HASH, hiding).update(name).digest('base64url'),
  };
}

const signatureOf = (secret: Buffer | string, key: string, bytes: Buffer): Buffer =>
  createHmac(HASH, secret).update(`${key.length}:${key}`).update(bytes).digest();

/** Time for which an entry is kept in Redis after it was made, in seconds: through an outage of the backend of a day. */
const STORED_SECONDS = 24 * 3600;

const WAIT_STEP_MS = 50;

/** Time for which the earlier page is taken for fresh while another server makes the new one. */
const POSTPONED_MS = 1000;

/** Time after which the making of an entry has failed without a word. */
const MAX_MAKING_MS = 30_000;

/** Entries of which a server remembers for that time that they are made. */
const MAX_MADE = 10_000;

interface Options {
  link: RedisLink;
  secret: ReturnType<typeof createSharedSecret>;
  /** What the keys of this build and backend begin with. */
  prefix: string;
  /** What the key of the refreshed tags begins with: the builds of one backend share them. */
  tagsPrefix: string;
  memoryBytes: number;
  /** Time for which a server waits for a page that another one makes and of which there is no earlier one, in milliseconds. */
  maxWaitMs: number;
  readBuild: (...args: GetArguments) => Promise<StoredEntry | null>;
}

/** In Redis for all servers of one build. What stands in memory and is fresh needs no Redis, except for the tags. */
export class SharedStore extends EntryStore {
  readonly #options: Options;
  protected readonly memory: DocumentMemory;
  readonly #tags: SharedTags;
  readonly #lock: MakingLock;
  /** When the making of an entry began. Its lifetime counts from then: it may lack what was refreshed meanwhile. */
  readonly #begun = new LRUCache<string, number>({ max: MAX_MADE, ttl: MAX_MAKING_MS });
  readonly #postponed = new LRUCache<string, true>({ max: MAX_MADE, ttl: POSTPONED_MS });

  constructor(options: Options) {
    super();
    this.#options = options;
    const { link, secret, prefix, tagsPrefix, memoryBytes } = options;
    this.memory = new DocumentMemory(memoryBytes);
    this.#tags = new SharedTags(link, `${tagsPrefix}tags`);
    this.#lock = new MakingLock(link, (key) => `${prefix}lock:${secret.hide(key)}`);
  }

  async find(
    args: GetArguments,
    isUsable: (value: StoredValue) => boolean,
  ): Promise<StoredEntry | null> {
    const [key, context] = args;
    await this.#tags.update();
    const usable = (entry: StoredEntry | null | undefined): StoredEntry | null =>
      entry &&
      isUsable(entry.value) &&
      !this.#tags.wereRefreshedSince(tagsOf(entry, context), entry.lastModified)
        ? entry
        : null;

    let entry = usable(this.memory.get(key));
    if (entry && !isOutdated(entry, context)) return entry;
    if (entry && this.#postponed.get(key)) return postpone(entry);
    const isHeld = this.#lock.isHeld(key);
    if (!isHeld) {
      entry = newer(entry, usable(await this.read(key)));
      entry ??= usable(await this.#options.readBuild(...args));
      if (entry) this.memory.set(key, entry);
      if (entry && !isOutdated(entry, context)) return entry;
    }
    if (!isHeld && context.kind !== 'FETCH') {
      const isMine = await this.#lock.take(key);
      if (entry && !isMine) {
        this.#postponed.set(key, true);
        return postpone(entry);
      }
      // Another server may have stored it between the last question and the lock.
      const made = isMine ? usable(await this.read(key)) : await this.#waitFor(key, usable);
      if (made && !isOutdated(made, context)) {
        this.#lock.release(key);
        this.memory.set(key, made);
        return made;
      }
    }
    if (this.#begun.get(key) === undefined) this.#begun.set(key, Date.now());
    return entry;
  }

  async set(...args: SetArguments): Promise<void> {
    const [key] = args;
    const entry = this.keep(args, false);
    // The page is answered meanwhile.
    void this.#write(key, entry).finally(() => this.#lock.release(key));
  }

  override async setInMemory(...args: SetArguments): Promise<void> {
    await super.setInMemory(...args);
    this.#lock.release(args[0]);
  }

  override giveUp(key: string): void {
    this.#begun.delete(key);
    this.#lock.release(key);
  }

  revalidateTag(tags: string | string[]): Promise<void> {
    return this.#tags.refresh([tags].flat());
  }

  protected override keep(args: SetArguments, shortLived: boolean): StoredEntry {
    const begun = this.#begun.get(args[0]);
    this.#begun.delete(args[0]);
    return super.keep(args, shortLived, begun);
  }

  #nameOf = (key: string) => `${this.#options.prefix}entry:${key}`;

  protected async read(key: string): Promise<StoredEntry | null> {
    const { link, secret } = this.#options;
    const name = this.#nameOf(key);
    const signed = await link.readBytes(name);
    const bytes = signed && secret.verify(name, signed);
    const entry = bytes && decodeEntry(bytes);
    return entry ? { ...entry, lastModified: this.#tags.toLocal(entry.lastModified) } : null;
  }

  async #write(key: string, entry: StoredEntry): Promise<void> {
    const { link, secret } = this.#options;
    if (!entry.value || !link.isAlive) return;
    const lastModified = this.#tags.toShared(entry.lastModified);
    const name = this.#nameOf(key);
    const signed = secret.sign(name, encodeEntry({ ...entry, lastModified }));
    await link.run((client) =>
      client.set(name, signed, { expiration: { type: 'EX', value: STORED_SECONDS } }),
    );
  }

  /** The page that another server makes. Null when it takes too long, or when that server has given up. */
  async #waitFor(
    key: string,
    usable: (entry: StoredEntry | null) => StoredEntry | null,
  ): Promise<StoredEntry | null> {
    const end = performance.now() + this.#options.maxWaitMs;
    while (performance.now() < end) {
      await sleep(WAIT_STEP_MS);
      const entry = usable(await this.read(key));
      if (entry) return entry;
      if (await this.#lock.take(key)) return null;
    }
    return null;
  }
}

const newer = (one: StoredEntry | null, other: StoredEntry | null): StoredEntry | null =>
  one && other ? (other.lastModified > one.lastModified ? other : one) : (one ?? other);

/** The entry as one that stays fresh a moment longer. */
function postpone(entry: StoredEntry): StoredEntry {
  const lifetime = lifetimeOf(entry) || 0;
  return { ...entry, lastModified: Date.now() - lifetime * 1000 + POSTPONED_MS };
}

/** Next constructs its cache for every request. All of them use one store. */
let store: SharedStore | null = null;

/** Null where REDIS_URL is not set, in a build, and for code that Next gives no directory because it has no documents. */
export function openSharedStore(context: StoreContext): SharedStore | null {
  const env = serverEnv();
  const { REDIS_URL, API_URL, SESSION_SECRET } = env;
  if (!REDIS_URL || process.env.NEXT_PHASE === 'phase-production-build') return null;
  if (store) return store;
  const buildId = readBuildId(context.serverDistDir);
  if (!buildId) return null;
  const backend = `shop:${encodeURIComponent(API_URL)}:`;
  store = new SharedStore({
    link: new RedisLink(REDIS_URL),
    secret: createSharedSecret(SESSION_SECRET),
    prefix: `${backend}${buildId}:`,
    tagsPrefix: backend,
    memoryBytes: env.CACHE_MEMORY_MB * MEBIBYTE,
    maxWaitMs: 2000,
    readBuild: openBuild(context),
  });
  return store;
}
