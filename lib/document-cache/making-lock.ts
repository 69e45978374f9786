import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RedisLink } from './redis-link.ts';

/** Time after which another server may make the page, in milliseconds: a call of the backend may take ten seconds. */
const LOCK_MS = 12_000;

/** Locks of which a server remembers that they are its own. */
const MAX_LOCKS = 10_000;

const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/** Lets one server at a time make a page. Without Redis each server makes its own. */
export class MakingLock {
  readonly #link: RedisLink;
  readonly #nameOf: (key: string) => string;
  readonly #server = randomUUID();
  readonly #turns = new LRUCache<string, true>({ max: MAX_LOCKS, ttl: LOCK_MS });

  /** @param nameOf the name of a page's lock. It says nothing of the page: its address may be any that a visitor has typed */
  constructor(link: RedisLink, nameOf: (key: string) => string) {
    this.#link = link;
    this.#nameOf = nameOf;
  }

  isHeld(key: string): boolean {
    return this.#turns.get(key) === true;
  }

  /** @returns whether this server is to make the page; false while another one does */
  async take(key: string): Promise<boolean> {
    if (this.isHeld(key)) return true;
    const holder = await this.#link.run((client) =>
      client.set(this.#nameOf(key), this.#server, {
        condition: 'NX',
        GET: true,
        expiration: { type: 'PX', value: LOCK_MS },
      }),
    );
    const isMine = holder === undefined || holder === null || holder === this.#server;
    if (isMine) this.#turns.set(key, true);
    return isMine;
  }

  release(key: string): void {
    if (!this.#turns.delete(key)) return;
    void this.#link.run((client) =>
      client.eval(RELEASE, { keys: [this.#nameOf(key)], arguments: [this.#server] }),
    );
  }
}
