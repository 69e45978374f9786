import { createRequire } from 'node:module';
import { createLogLimiter, describeReason, writeLogLine } from '../monitoring/log.ts';

interface Expiration {
  type: 'EX' | 'PX';
  value: number;
}

/** What the shop asks of the client of the package `redis`. */
interface RedisClient {
  readonly isOpen: boolean;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  once(event: 'ready', listener: () => void): unknown;
  connect(): Promise<unknown>;
  ping(): Promise<unknown>;
  /** With `GET` the value that the key had before. */
  set(
    key: string,
    value: string | Buffer,
    options: { expiration: Expiration; condition?: 'NX'; GET?: true },
  ): Promise<unknown>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  withTypeMapping(types: Record<number, unknown>): { get(key: string): Promise<unknown> };
  unref(): void;
  destroy(): void;
}

interface RedisOptions {
  url: string;
  disableOfflineQueue: boolean;
  maintNotifications: 'disabled';
  socket: { connectTimeout: number; reconnectStrategy: (retries: number) => number | false };
}

interface RedisPackage {
  createClient: (options: RedisOptions) => RedisClient;
  RESP_TYPES: { BLOB_STRING: number };
}

/** Loads the package, which only a shop with several servers needs. */
const loadRedis = (): RedisPackage => createRequire(import.meta.url)('redis');

/** Time that a page may wait for an answer of Redis, in milliseconds. */
const LIMIT_MS = 250;

/** Time that the first page of a server may wait for the connection, unless it may wait longer for an answer. */
const CONNECT_LIMIT_MS = 1000;

/** Time between two questions whether a Redis that failed is there again. */
const PROBE_MS = 500;

/** Time after which a connection without answers is replaced. */
const HUNG_MS = 5000;

const LOG_WINDOW_MS = 60_000;

/**
 * The connection to Redis, which the shop can do without. After one failure nobody waits for it any more, until it has answered
 * again: that is tried beside the requests. What fails is logged once a minute.
 */
export class RedisLink {
  readonly #url: string;
  readonly #limitMs: number;
  readonly #limitLog = createLogLimiter(LOG_WINDOW_MS, () => performance.now());
  #client: Promise<RedisClient> | null = null;
  #failingSince: number | null = null;
  #nextProbe = 0;

  /** @param limitMs time that a page may wait for an answer, in milliseconds */
  constructor(url: string, limitMs = LIMIT_MS) {
    this.#url = url;
    this.#limitMs = limitMs;
  }

  /** Whether Redis answered the last time. */
  get isAlive(): boolean {
    return this.#failingSince === null;
  }

  /** @returns the result of the work; undefined when Redis is not there, too slow or refuses it */
  async run<T>(work: (client: RedisClient) => Promise<T>): Promise<T | undefined> {
    if (this.#failingSince !== null) {
      this.#probe();
      return undefined;
    }
    try {
      const client = await within(Math.max(CONNECT_LIMIT_MS, this.#limitMs), this.#connect());
      return await within(this.#limitMs, work(client));
    } catch (error) {
      this.#note(error);
      return undefined;
    }
  }

  /** The bytes of a key. Null when there are none, undefined like that of `run`. */
  readBytes(key: string): Promise<Buffer | null | undefined> {
    return this.run(async (client) => {
      const types = { [loadRedis().RESP_TYPES.BLOB_STRING]: Buffer };
      const bytes = await client.withTypeMapping(types).get(key);
      return Buffer.isBuffer(bytes) ? bytes : null;
    });
  }

  /** Ends the connection. */
  async close(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    const connected = await within(this.#limitMs, client ?? Promise.resolve(null)).catch(
      () => null,
    );
    if (connected?.isOpen) connected.destroy();
  }

  #probe(): void {
    const now = performance.now();
    if (now < this.#nextProbe) return;
    this.#nextProbe = now + PROBE_MS;
    const since = this.#failingSince ?? now;
    within(
      this.#limitMs,
      this.#connect().then((client) => client.ping()),
    ).then(
      () => {
        this.#failingSince = null;
      },
      async (error: unknown) => {
        this.#note(error);
        if (now - since < HUNG_MS) return;
        this.#failingSince = now;
        await this.close();
      },
    );
  }

  #connect(): Promise<RedisClient> {
    this.#client ??= this.#open().catch((error: unknown) => {
      this.#client = null;
      throw error;
    });
    return this.#client;
  }

  async #open(): Promise<RedisClient> {
    let wasReady = false;
    const client = loadRedis().createClient({
      url: this.#url,
      // A command that cannot be sent now fails now.
      disableOfflineQueue: true,
      maintNotifications: 'disabled',
      socket: {
        connectTimeout: 2000,
        // The first connection is tried again by a new client, so that nobody waits for it.
        reconnectStrategy: (retries) => wasReady && Math.min(50 * 2 ** retries, 1000),
      },
    });
    client.on('error', (error: unknown) => this.#note(error));
    client.once('ready', () => {
      wasReady = true;
    });
    client.unref();
    await client.connect();
    return client;
  }

  #note(error: unknown): void {
    // A refusal, such as "out of memory", comes from a Redis that answers: what it has can still be read.
    const isRefusal = error instanceof Error && /^[A-Z]+ /.test(error.message);
    if (!isRefusal) this.#failingSince ??= performance.now();
    const repeated = this.#limitLog('shared-cache-failed');
    if (repeated === null) return;
    const reason = describeReason(error);
    writeLogLine({
      level: 'warn',
      event: 'shared-cache-failed',
      reason,
      ...(repeated > 0 && { repeated }),
    });
  }
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
