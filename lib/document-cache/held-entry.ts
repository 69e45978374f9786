import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import { compressedDocuments } from '../document/compressed-documents.ts';

/* Long texts are compressed once: for the memory, the disk and the visitors whose browsers take these bytes. */

/** A document or an answer of the backend, with the time from which its lifetime counts. */
export type StoredEntry = CacheHandlerValue;
export type StoredValue = StoredEntry['value'];

interface Packed {
  value: StoredValue;
  texts: Readonly<Record<string, Buffer>>;
}

/** A copy with memory of its own: a small buffer of Node's is a part of a larger one, which it would keep in memory. */
const own = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer);

/** @param like a text with the same words, of which only the differences are kept */
const compress = (text: string | Buffer, like?: Buffer): Buffer =>
  own(zstdCompressSync(text, { dictionary: like }));

interface Opened<Text> {
  text: Text;
  bytes: Buffer;
}

/** Reads a compressed text. What was read stays until the next collection of garbage, so a document that many ask for is read rarely. */
function lazily<Text>(
  compressed: Buffer,
  read: (bytes: Buffer) => Text,
  like?: () => Opened<unknown>,
): () => Opened<Text> {
  let last: WeakRef<Opened<Text>> | undefined;
  return () => {
    const known = last?.deref();
    if (known) return known;
    const bytes = zstdDecompressSync(compressed, { dictionary: like?.().bytes });
    const opened = { text: read(bytes), bytes };
    last = new WeakRef(opened);
    return opened;
  };
}

function pack(value: StoredValue): Packed {
  if (value?.kind === 'APP_PAGE') {
    const { html, rscData, segmentData, ...rest } = value;
    // The segments repeat the payload, and the payload stands in the page.
    const page = Buffer.from(html);
    const payloads = compress(serialize({ rscData, segmentData }), page);
    return {
      value: { ...rest, html: '' } as StoredValue,
      texts: { html: compress(page), payloads },
    };
  }
  if (value?.kind === 'FETCH') {
    const { data } = value;
    return {
      value: { ...value, data: { ...data, body: '' } },
      texts: { body: compress(data.body) },
    };
  }
  const held = value?.kind === 'APP_ROUTE' ? { ...value, body: own(value.body) } : value;
  return { value: held, texts: {} };
}

const packed = new WeakMap<object, Packed>();

function unpack(from: Packed): StoredValue {
  const { value, texts } = from;
  let view = value;
  if (value?.kind === 'APP_PAGE' && texts.html && texts.payloads) {
    const html = lazily(texts.html, String);
    const others = lazily(texts.payloads, deserialize, html);
    view = {
      ...value,
      get html() {
        return html().text;
      },
      get rscData() {
        return others().text.rscData;
      },
      get segmentData() {
        return others().text.segmentData;
      },
    };
  } else if (value?.kind === 'FETCH' && texts.body) {
    const body = lazily(texts.body, String);
    const data = {
      ...value.data,
      get body() {
        return body().text;
      },
    };
    view = { ...value, data };
  }
  if (view) packed.set(view, from);
  return view;
}

const packedOf = (value: StoredValue): Packed => (value && packed.get(value)) || pack(value);

function hold(value: StoredValue): StoredValue {
  if (value && packed.has(value)) return value;
  const held = unpack(pack(value));
  offerCompressed(held);
  return held;
}

const OVERHEAD = 1024;

function sizeOf(key: string, value: StoredValue): number {
  const { value: rest, texts } = packedOf(value);
  const sizes = Object.values(texts).map(({ byteLength }) => byteLength);
  return sizes.reduce((sum, size) => sum + size, OVERHEAD + serialize([key, rest]).byteLength);
}

/** Tells what sends documents which bytes of this one are at hand. */
export function offerCompressed(value: StoredValue): void {
  const html = value && packed.get(value)?.texts.html;
  const headers = value && 'headers' in value ? value.headers : undefined;
  if (html && headers?.etag) compressedDocuments().set(`${headers.etag} zstd`, html);
}

/** Share of the memory for short-lived entries, so that a flood of made-up addresses never displaces a known page. */
const SHORT_LIVED_SHARE = 0.1;

export class DocumentMemory {
  readonly #known: LRUCache<string, StoredEntry>;
  readonly #shortLived: LRUCache<string, StoredEntry>;

  constructor(maxBytes: number) {
    const share = Math.floor(maxBytes * SHORT_LIVED_SHARE);
    this.#known = new LRUCache({ maxSize: maxBytes - share });
    this.#shortLived = new LRUCache({ maxSize: share });
  }

  get(key: string): StoredEntry | undefined {
    return this.#known.get(key) ?? this.#shortLived.get(key);
  }

  set(key: string, entry: StoredEntry, shortLived = false): StoredEntry {
    const held = { ...entry, value: hold(entry.value) };
    (shortLived ? this.#known : this.#shortLived).delete(key);
    // One that is larger than the whole memory is not kept.
    const memory = shortLived ? this.#shortLived : this.#known;
    memory.set(key, held, { size: sizeOf(key, held.value) });
    return held;
  }
}

export const encodeEntry = (entry: StoredEntry): Buffer =>
  serialize({ ...entry, value: packedOf(entry.value) });

/** The entry of such bytes. Null when they are none: another version of Node may write them in another way. */
export function decodeEntry(bytes: Buffer): StoredEntry | null {
  try {
    const { lastModified, ...entry } = deserialize(bytes);
    if (lastModified === undefined || !entry.value.texts) return null;
    return { ...entry, lastModified, value: unpack(entry.value) };
  } catch {
    return null;
  }
}
