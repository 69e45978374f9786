import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { describeReason, log } from '../../monitoring/log.ts';
import { traceKeptResponse } from '../../monitoring/telemetry/trace-kept-response.ts';
import { ByteLru } from '../byte-lru.ts';
import type { EntryStore } from '../entry-store.ts';
import { toBrotli } from './brotli-copy.ts';
import { type DocumentRead, watchRead } from './document-read.ts';
import { isNormalAddress, readPublicAddress, takesBrotli } from './public-request.ts';
import { type RecordedResponse, recordResponse } from './record-response.ts';

/** What Next itself uses to find out whether a browser has the document already. */
const isUnchanged = createRequire(import.meta.url)('next/dist/compiled/fresh') as (
  request: IncomingMessage['headers'],
  response: { etag: string },
) => boolean;

interface KeptResponse extends RecordedResponse {
  read: DocumentRead;
  /** Made when somebody asks for it who takes it, beside the requests. */
  brotli?: Pick<RecordedResponse, 'headers' | 'body'>;
}

/** Share of the memory for the addresses of the documents whose answers are kept. */
const ADDRESS_SHARE = 0.02;
/** Bytes of a kept answer besides its bodies: address, headers, tags. */
const OVERHEAD = 4 * 1024;

const sizeOf = ({ body, brotli }: KeptResponse): number =>
  body.byteLength + (brotli?.body.byteLength ?? 0) + OVERHEAD;

/**
 * Answers with public documents that stand in front of Next's server. Whatever Next sends for a fresh stored document, compressed, is
 * sent again as it is, or with Brotli, for as long as that document counts and none of its tags was refreshed. Everything else is
 * left to Next.
 */
export class ResponseCache {
  readonly #store: Pick<EntryStore, 'wereRefreshedSince'>;
  readonly #kept: ByteLru<KeptResponse>;
  /** One address of each document: others that show the same one, as orders do, would displace what is known. */
  readonly #addresses: ByteLru<string>;
  /** One at a time, so that a deployment's first minutes are not spent on it. */
  #isCompressing = false;

  constructor(store: Pick<EntryStore, 'wereRefreshedSince'>, maxBytes: number) {
    this.#store = store;
    this.#kept = new ByteLru(maxBytes, sizeOf);
    this.#addresses = new ByteLru(maxBytes * ADDRESS_SHARE, (address) => 2 * address.length);
  }

  /** @param answer lets Next answer */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    answer: () => void,
  ): Promise<void> {
    const address = readPublicAddress(request);
    if (address === null) return answer();
    const kept = this.#kept.get(address);
    if (!kept) return this.#record(address, response, answer);
    const start = performance.now();
    if (await this.#isCurrent(kept.read)) {
      const status = send(kept, request, response);
      if (!kept.brotli && takesBrotli(request)) void this.#addBrotli(address, kept);
      return traceKeptResponse(request, kept.read.tags, status, start);
    }
    if (this.#kept.get(address) === kept) this.#kept.delete(address);
    this.#record(address, response, answer);
  }

  async #isCurrent({ tags, lastModified, until }: DocumentRead): Promise<boolean> {
    return Date.now() < until && !(await this.#store.wereRefreshedSince(tags, lastModified));
  }

  #record(address: string, response: ServerResponse, answer: () => void): void {
    const getRead = watchRead(() => {
      recordResponse(response, (recorded) => {
        const read = getRead();
        if (read && isNormalAddress(address)) this.#keep(address, { ...recorded, read });
      });
      answer();
    });
  }

  async #addBrotli(address: string, kept: KeptResponse): Promise<void> {
    if (this.#isCompressing) return;
    this.#isCompressing = true;
    try {
      const brotli = await toBrotli(kept);
      if (this.#kept.get(address) === kept) this.#kept.set(address, { ...kept, brotli });
    } catch (error) {
      // The answer with gzip stays, and the next request for it tries again.
      log({ level: 'warn', event: 'brotli-copy-failed', reason: describeReason(error) });
    } finally {
      this.#isCompressing = false;
    }
  }

  #keep(address: string, kept: KeptResponse): void {
    const { key } = kept.read;
    const other = this.#addresses.get(key) ?? address;
    if (other !== address && this.#kept.get(other)) return;
    this.#addresses.set(key, address);
    this.#kept.set(address, kept);
  }
}

/** @returns the status that was sent */
function send(kept: KeptResponse, request: IncomingMessage, response: ServerResponse): number {
  if (isUnchanged(request.headers, kept)) {
    response.writeHead(304, kept.unchangedHeaders).end();
    return 304;
  }
  const { headers, body } = (takesBrotli(request) && kept.brotli) || kept;
  response.writeHead(200, headers).end(body);
  return 200;
}
