import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getFeedVersion } from '@/lib/api/catalogue';
import { cacheTags } from '@/lib/api/client/cache-policy';
import { logError } from '@/lib/monitoring/log';
import { hasSameText, toValidators, type Validators } from '@/lib/seo/conditional';
import { type FeedFormat, writeFeed } from './stream-feed';
import 'server-only';

/** A whole feed on the disk. */
interface FeedFile {
  path: string;
  /** Bytes. */
  size: number;
  validators: Validators;
  /** Milliseconds since 1970. */
  madeAt: number;
  version: string;
}

/** Below the directory that Next keeps resized pictures in, which the image of the shop may write. */
const FOLDER = join('.next', 'cache', 'feeds');

/** As long as a product's page (`getProduct`), in milliseconds. A refresh of a product ends it earlier. */
const LIFETIME_MS = 5 * 60_000;

const files = new Map<string, FeedFile>();
const making = new Map<string, Promise<FeedFile>>();

/** Writes a feed to the disk while it is read. @throws when the backend fails in the middle; then nothing of it stays */
async function makeFile(format: FeedFormat, version: string): Promise<FeedFile> {
  const digest = createHash('sha256');
  const folder = join(FOLDER, `${format.name}-${process.pid}`);
  const path = join(folder, randomUUID());
  let size = 0;
  async function* digested() {
    for await (const part of writeFeed(format)) {
      const bytes = Buffer.from(part);
      digest.update(bytes);
      size += bytes.byteLength;
      yield bytes;
    }
  }
  // A process that had this number before may have been killed.
  if (!files.has(format.name)) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await pipeline(digested, createWriteStream(path));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  const validators = toValidators(digest.digest('base64url'));
  return { path, size, version, validators, madeAt: Date.now() };
}

async function replaceFile(format: FeedFormat, version: string): Promise<FeedFile> {
  const last = files.get(format.name);
  const file = await makeFile(format, version);
  files.set(format.name, file);
  // Who reads it meanwhile has it open.
  if (last) await rm(last.path, { force: true });
  return file;
}

/** The feed as it is now. Whoever asks while it is made waits for it, and for another one when a product was refreshed meanwhile. */
async function findFile(format: FeedFormat): Promise<FeedFile> {
  const { name } = format;
  const version = await getFeedVersion();
  const last = files.get(name);
  if (last?.version === version && Date.now() - last.madeAt < LIFETIME_MS) return last;
  const running = making.get(name);
  if (running) return running.then(() => findFile(format));
  const made = replaceFile(format, version).finally(() => making.delete(name));
  making.set(name, made);
  return made;
}

/**
 * The whole catalogue, never in memory at once: 304 for who has it already. It is sent when the backend has told everything, and 503 when it
 * has not, so that nobody takes a part for the whole.
 */
export async function feedResponse(
  request: Request,
  format: FeedFormat,
  isSecondTry = false,
): Promise<Response> {
  try {
    const { path, size, validators } = await findFile(format);
    const headers = {
      'content-type': `${format.type}; charset=utf-8`,
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
      files.delete(format.name);
      return feedResponse(request, format, true);
    }
    logError('feed-failed', error);
    return new Response(null, {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '600' },
    });
  }
}
