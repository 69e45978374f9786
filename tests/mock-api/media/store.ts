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

/** Keeps what was made last, up to `capacity` bytes. Two requests for the same file make it once. */
export class MediaStore {
  private readonly files = new Map<string, MediaFile>();
  private readonly making = new Map<string, Promise<MediaFile>>();
  private size = 0;

  constructor(private readonly capacity: number) {}

  async get(key: string, make: () => MediaFile | Promise<MediaFile>): Promise<MediaFile> {
    const kept = this.files.get(key);
    if (kept) {
      // A Map keeps the order of insertion: the oldest is the first.
      this.files.delete(key);
      this.files.set(key, kept);
      return kept;
    }
    const running = this.making.get(key);
    if (running) return running;
    const work = Promise.resolve()
      .then(make)
      .finally(() => this.making.delete(key));
    this.making.set(key, work);
    const file = await work;
    this.keep(key, file);
    return file;
  }

  private keep(key: string, file: MediaFile): void {
    this.files.set(key, file);
    this.size += file.bytes.length;
    for (const [oldest, { bytes }] of this.files) {
      if (this.size <= this.capacity) return;
      this.files.delete(oldest);
      this.size -= bytes.length;
    }
  }
}
