import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Env } from '@/lib/env';
import { holdReadiness } from '@/lib/health/shutdown';
import { describeReason, log } from '@/lib/monitoring/log';
import { onRequest } from '@/lib/request-guard/on-request';
import { isOpenAddress } from '@/lib/routing/open-address';

/** Documents that are counted: of more, those are forgotten that were not asked for for the longest time. */
const MAX_COUNTED = 5000;

const MAX_LISTED = 1000;

/** By how much a count loses in weight each time that the list is written, so that the list follows what is asked for now. */
const AGEING = 0.98;

const LINE = /^(\d+(?:\.\d+)?) (\/\S*)$/;

/** In a file from one server to the next: lines such as `12.5 /productos/teclado-g413`. Nothing of a visitor is in it. */
export class AskedDocuments {
  readonly #file: string;
  readonly #isCounted: (address: string) => boolean;
  readonly #counts = new LRUCache<string, number>({ max: MAX_COUNTED });
  #hasNews = false;

  /** @param isCounted whether an address is that of a document that may stand in the file; others are left out */
  constructor(file: string, isCounted: (address: string) => boolean = () => true) {
    this.#file = file;
    this.#isCounted = isCounted;
  }

  /** @returns the addresses of the file, the most asked first; none when it is not there or cannot be read */
  async load(): Promise<string[]> {
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    for (const line of text.split('\n')) {
      const [, count, address = ''] = LINE.exec(line) ?? [];
      if (count && this.#isCounted(address))
        this.#counts.set(address, (this.#counts.peek(address) ?? 0) + Number(count));
    }
    return this.#list().map(([address]) => address);
  }

  add(address: string): void {
    if (!this.#isCounted(address)) return;
    this.#counts.set(address, (this.#counts.peek(address) ?? 0) + 1);
    this.#hasNews = true;
  }

  /** Writes the file when something was asked for since the last time. It is there wholly or not at all. */
  async save(): Promise<void> {
    if (!this.#hasNews) return;
    this.#hasNews = false;
    const listed = this.#list();
    const draft = `${this.#file}.${randomUUID()}`;
    try {
      await mkdir(dirname(this.#file), { recursive: true });
      await writeFile(draft, listed.map(([address, count]) => `${count} ${address}\n`).join(''));
      await rename(draft, this.#file);
    } catch (error) {
      log({ level: 'warn', event: 'warm-up-not-written', reason: describeReason(error) });
    }
    for (const [address, count] of [...this.#counts.entries()].reverse())
      this.#counts.set(address, count * AGEING);
  }

  #list(): [string, number][] {
    return [...this.#counts.entries()]
      .sort(([, one], [, other]) => other - one)
      .slice(0, MAX_LISTED)
      .map(([address, count]) => [address, Math.round(count * 1000) / 1000]);
  }
}

/** How a server names itself when it asks itself. */
const WARM_UP_AGENT = 'shop-warm-up';

/** Documents that are made at once while no visitor is served yet. */
const AT_ONCE = 2;

/** Of a processor, what visitors leave to the rest of the list. */
const SHARE_BESIDE_VISITORS = 0.1;

/** Time between two questions whether the server takes requests already, in milliseconds. */
const RETRY_MS = 200;

const DOCUMENT_LIMIT_MS = 30_000;

interface Options {
  addresses: readonly string[];
  port: number;
  /** The shop's own host: another one is redirected to it. */
  host: string;
  /** Time for which visitors are kept away, in milliseconds. */
  limitMs: number;
  onReady: () => void;
}

/** Asks for a document as a browser does, so that it is stored. @throws when there is no answer */
function askFor(address: string, { port, host }: Pick<Options, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = {
      host: 'localhost',
      port,
      path: address,
      headers: {
        host,
        accept: 'text/html',
        'accept-encoding': 'gzip',
        'user-agent': WARM_UP_AGENT,
      },
      timeout: DOCUMENT_LIMIT_MS,
    };
    const sent = request(options, (response) => {
      response.resume();
      response.on('close', resolve);
    });
    sent.on('timeout', () => sent.destroy(new Error('timeout')));
    sent.on('error', reject).end();
  });
}

/** As many as the time allows before visitors come, and the rest beside them. It never fails: what cannot be made now is made when somebody asks. */
export async function warmUp({ addresses, limitMs, onReady, ...server }: Options): Promise<void> {
  const end = performance.now() + limitMs;
  const left = [...addresses];
  const isLate = () => performance.now() >= end;
  const makeNext = async (): Promise<void> => {
    const address = left.shift();
    if (address === undefined) return;
    await askFor(address, server).catch(async (error: unknown) => {
      const isStarting = describeReason(error) === 'ECONNREFUSED' && !isLate();
      if (!isStarting) throw error;
      left.unshift(address);
      await sleep(RETRY_MS);
    });
  };
  const logFailure = (error: unknown) =>
    log({ level: 'warn', event: 'warm-up-failed', reason: describeReason(error) });
  const makeUntilReady = async () => {
    while (left.length > 0 && !isLate()) await makeNext().catch(logFailure);
  };
  const first = Promise.all(Array.from({ length: AT_ONCE }, makeUntilReady));
  await Promise.race([first, sleep(limitMs, undefined, { ref: false })]);
  onReady();
  while (left.length > 0) {
    const begun = performance.now();
    await makeNext().catch(logFailure);
    await sleep((performance.now() - begun) * (1 / SHARE_BESIDE_VISITORS - 1), undefined, {
      ref: false,
    });
  }
  await first;
}

const SAVE_MS = 5 * 60_000;

/**
 * Makes the documents that were asked for most, and counts them from now on. Before the guard of requests, which takes away who asks.
 * @returns writes down what was counted, for the end of the server; undefined when nobody counts
 */
export function startWarmUp(
  env: Pick<Env, 'WARM_UP_LIST' | 'WARM_UP_SECONDS' | 'SITE_URL'>,
  toDocumentAddress: (address: string) => string | null,
): (() => Promise<void>) | undefined {
  const { WARM_UP_LIST, WARM_UP_SECONDS, SITE_URL } = env;
  if (!WARM_UP_LIST) return undefined;
  // A document that stands for itself and is stored: none that anybody can make up.
  const isCounted = (address: string) =>
    toDocumentAddress(address) === address && !isOpenAddress(address);
  const asked = new AskedDocuments(WARM_UP_LIST, isCounted);
  onRequest(({ request, response }) => {
    const { url = '', method, headers } = request;
    if (method !== 'GET' || headers.rsc || headers['user-agent'] === WARM_UP_AGENT) return;
    const address = toDocumentAddress(url);
    if (address === null) return;
    response.once('finish', () => {
      const type = String(response.getHeader('content-type') ?? '');
      if (response.statusCode === 200 && type.startsWith('text/html')) asked.add(address);
    });
  });
  setInterval(() => void asked.save(), SAVE_MS).unref();
  const release = holdReadiness();
  void asked.load().then((addresses) =>
    warmUp({
      addresses,
      port: Number(process.env.PORT),
      host: new URL(SITE_URL).host,
      limitMs: WARM_UP_SECONDS * 1000,
      onReady: release,
    }),
  );
  return () => asked.save();
}
