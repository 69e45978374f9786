import { createRequire } from 'node:module';

interface Expiration {
  type: 'EX' | 'PX';
  value: number;
}

/** What the shop asks of the client of the package `redis`. */
export interface RedisClient {
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
export const loadRedis = (): RedisPackage => createRequire(import.meta.url)('redis');
