import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getFeedVersion, getProductsForFeed } from '@/lib/api/catalogue';
import { cacheTags } from '@/lib/api/client/cache-policy';
import { MAX_IDS } from '@/lib/api/product-summaries';
import { serverEnv } from '@/lib/env';
import { collectGarbageOften } from '@/lib/health/collect-garbage-early';
import { logError } from '@/lib/monitoring/log';
import { readEntryPages } from '@/lib/seo/sitemap';
import { emptyResponse, hasSameText, toValidators } from '@/lib/seo/text-response';
import { googleFeed, metaFeed } from './feed-formats';
import { toFeedItem } from './feed-item';
import 'server-only';

type FeedFormat = typeof googleFeed | typeof metaFeed;

/** Ids of products, in groups of one call. A product that moves between two pages meanwhile is named once. */
async function* listIds(part: number | null): AsyncGenerator<string[]> {
  const seen = new Set<string>();
  let group: string[] = [];
  for await (const entries of readEntryPages('product', part)) {
    for (const { id } of entries) {
      if (seen.has(id)) continue;
      seen.add(id);
      group.push(id);
      if (group.length < MAX_IDS) continue;
      yield group;
      group = [];
    }
  }
  if (group.length > 0) yield group;
}

/** Products that the backend may have taken away since it made its sitemap. Who finds fewer has other ids than the sitemap. */
const LEAST_FOUND = 0.5;

class NoSuchPart extends Error {}

/** A feed as it is read, so that only a part of it is in memory. @throws NoSuchPart, ApiError, and when the backend knows too few of the products */
async function* writeFeed({ format, part }: Feed): AsyncGenerator<string> {
  const { SITE_NAME, SITE_URL } = serverEnv();
  let [listed, found] = [0, 0];
  yield format.head(SITE_NAME, SITE_URL);
  for await (const ids of listIds(part)) {
    listed += ids.length;
    // Of a thousand calls one may be slow.
    const products = await getProductsForFeed(ids).catch(() => getProductsForFeed(ids));
    found += products.length;
    const now = Date.now();
    const items = products.map((product) => toFeedItem(product, SITE_URL, now));
    yield items.map((item) => (item ? format.item(item) : '')).join('');
  }
  if (part !== null && listed === 0) throw new NoSuchPart();
  if (found < listed * LEAST_FOUND)
    throw new Error(`of ${listed} products of the sitemap only ${found} were found`);
  yield format.tail;
}

const FORMATS: Readonly<Record<string, FeedFormat>> = {
  'google.xml': googleFeed,
  'meta.csv': metaFeed,
};

interface Feed {
  name: string;
  format: FeedFormat;
  /** Number of the file of the sitemap whose products it has, from 1; null for the whole catalogue. */
  part: number | null;
}

function findFeed(name: string): Feed | null {
  const [, kind, part, ending] = /^([a-z]+)(?:-([1-9]\d{0,5}))?(\.[a-z]+)$/.exec(name) ?? [];
  const format = FORMATS[`${kind}${ending}`];
  return format ? { name, format, part: part ? Number(part) : null } : null;
}

/** Below the directory that Next keeps resized pictures in, which the image of the shop may write. */
const FOLDER = join('.next', 'cache', 'feeds');

/** As long as a product's page (`getProduct`), in milliseconds. A refresh of a product ends it earlier. */
const LIFETIME_MS = 5 * 60_000;

type FeedFile = Awaited<ReturnType<typeof makeFile>>;
const files = new Map<string, FeedFile>();
const making = new Map<string, Promise<FeedFile>>();

async function makeFile(feed: Feed, version: string) {
  const digest = createHash('sha256');
  const folder = join(FOLDER, `${feed.name}-${process.pid}`);
  const path = join(folder, randomUUID());
  let size = 0;
  async function* digested() {
    for await (const part of writeFeed(feed)) {
      const bytes = Buffer.from(part);
      digest.update(bytes);
      size += bytes.byteLength;
      yield bytes;
    }
  }
  // A process that had this number before may have been killed.
  if (!files.has(feed.name)) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await collectGarbageOften(() => pipeline(digested, createWriteStream(path)));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  const validators = toValidators(digest.digest('base64url'));
  return { path, size, version, validators, madeAt: Date.now() };
}

async function replaceFile(feed: Feed, version: string): Promise<FeedFile> {
  const last = files.get(feed.name);
  const file = await makeFile(feed, version);
  files.set(feed.name, file);
  // Who reads it meanwhile has it open.
  if (last) await rm(last.path, { force: true });
  return file;
}

/** The feed as it is now. Whoever asks while it is made waits for it, and for another one when a product was refreshed meanwhile. */
async function findFile(feed: Feed): Promise<FeedFile> {
  const { name } = feed;
  const version = await getFeedVersion();
  const last = files.get(name);
  if (last?.version === version && Date.now() - last.madeAt < LIFETIME_MS) return last;
  const running = making.get(name);
  if (running) return running.then(() => findFile(feed));
  const made = replaceFile(feed, version).finally(() => making.delete(name));
  making.set(name, made);
  return made;
}

/** 304 for who has it already. It is sent when the backend has told everything, and 503 when it has not, so that nobody takes a part for the whole. */
export async function feedResponse(
  request: Request,
  name: string,
  isSecondTry = false,
): Promise<Response> {
  const feed = findFeed(name);
  if (!feed) return emptyResponse(404);
  try {
    const { path, size, validators } = await findFile(feed);
    const headers = {
      'content-type': `${feed.format.type}; charset=utf-8`,
      'cache-control': 'public, max-age=0, s-maxage=300, stale-if-error=86400',
      'cache-tag': cacheTags.feeds,
      'surrogate-key': cacheTags.feeds,
      'x-robots-tag': 'noindex',
      ...validators,
    };
    if (hasSameText(request, validators)) return new Response(null, { status: 304, headers });
    const whole = { ...headers, 'content-length': String(size) };
    // Nobody would close a file that is not read.
    if (request.method === 'HEAD') return new Response(null, { headers: whole });
    const handle = await open(path);
    const stream = Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
    return new Response(stream, { headers: whole });
  } catch (error) {
    // It was replaced in this moment, or somebody has emptied the folder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && !isSecondTry) {
      files.delete(name);
      return feedResponse(request, name, true);
    }
    if (error instanceof NoSuchPart) return emptyResponse(404);
    logError('feed-failed', error);
    return emptyResponse(503, { 'retry-after': '600' });
  }
}
