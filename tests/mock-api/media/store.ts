import { createHash } from 'node:crypto';
import sharp from 'sharp';

export interface MediaFile {
  bytes: Buffer;
  type: string;
  etag: string;
}

const fileOf = (bytes: Buffer, type: string): MediaFile => ({
  bytes,
  type,
  etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
});

export const pdfFile = (bytes: Buffer): MediaFile => fileOf(bytes, 'application/pdf');

/** Draws an SVG once, at the size that it states. */
export const webpFile = async (svg: string): Promise<MediaFile> =>
  fileOf(await sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer(), 'image/webp');

const MOST_KEPT = 2000;

/** Keeps what was made last. Two requests for the same file make it once. */
export function createMediaStore() {
  const files = new Map<string, Promise<MediaFile>>();
  return (path: string, make: () => MediaFile | Promise<MediaFile>): Promise<MediaFile> => {
    const file = files.get(path) ?? Promise.resolve().then(make);
    files.set(path, file);
    file.catch(() => files.delete(path));
    // A Map keeps the order of insertion: the oldest is the first.
    const [oldest] = files.keys();
    if (files.size > MOST_KEPT && oldest !== undefined) files.delete(oldest);
    return file;
  };
}
