import { createRequire } from 'node:module';
import { createLogLimiter, describeReason, writeLogLine } from '../monitoring/log.ts';

const loadRedis = (): typeof import('redis') => createRequire(import.meta.url)('redis');

const createClient = (url: string, reconnectStrategy: (retries: number) => number | false) =>
  loadRedis().createClient({
    url,
    // A command that cannot be sent now fails now.
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: { connectTimeout: 2000, reconnectStrategy },
  });

type RedisClient = ReturnType<typeof createClient>;

/** Time that a page may wait for an answer of Redis, in milliseconds. */
const LIMIT_MS = 250;

/** Time that the first page of a server may wait for the connection, unless it may wait longer for an answer. */
const CONNECT_LIMIT_MS = 1000;

/** Time between two questions whether a Redis that failed is there again. */
const PROBE_MS = 500;

/** Time after which a connection without answers is replaced. */
const HUNG_MS = 5000;

const LOG_WINDOW_MS = 60_000;

/** After one failure nobody waits for Redis any more, until it has answered again: that is tried beside the requests. */
export class RedisLink {
  readonly #url: string;
  readonly #limitMs: number;
  readonly #limitLog = createLogLimiter(LOG_WINDOW_MS, () => performance.now());
  #client: Promise<RedisClient> | null = null;
  #failingSince: number | null = null;
  #nextProbe = 0;

  constructor(url: string, limitMs = LIMIT_MS) {
    this.#url = url;
    this.#limitMs = limitMs;
  }

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
      return client.withTypeMapping(types).get(key);
    });
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    const connected = client && (await within(this.#limitMs, client).catch(() => null));
    if (connected?.isOpen) connected.destroy();
  }

  #probe(): void {
    const now = performance.now();
    if (now < this.#nextProbe) return;
    this.#nextProbe = now + PROBE_MS;
    const since = this.#failingSince ?? now;
    const answered = this.#connect().then((client) => client.ping());
    within(this.#limitMs, answered).then(
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
    // The first connection is tried again by a new client, so that nobody waits for it.
    const client = createClient(
      this.#url,
      (retries) => wasReady && Math.min(50 * 2 ** retries, 1000),
    );
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
    const repeated = this.#limitLog('');
    if (repeated === null) return;
    const line = { level: 'warn', event: 'shared-cache-failed' } as const;
    writeLogLine({ ...line, reason: describeReason(error), ...(repeated > 0 && { repeated }) });
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
