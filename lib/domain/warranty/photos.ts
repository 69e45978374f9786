export const MAX_PHOTOS = 5;
/** Maximum bytes of a photo that is sent. As base64 it is a third larger and still within the size limit of the BFF. */
export const MAX_PHOTO_BYTES = 180_000;
/** Maximum bytes of a selected file that a phone can still decode. */
export const MAX_PHOTO_FILE_BYTES = 30_000_000;
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Maximum side in pixels; it is enough to read a serial number. */
const MAX_SIDE = 1600;
const SHRINK = 0.75;
const QUALITIES = [0.82, 0.7, 0.55];
const MIN_SIDE = 200;

export interface PhotoEncoding {
  width: number;
  height: number;
  quality: number;
}

/** Whole pixels and qualities to try until a photo is small enough, the best first; never larger than the photo. */
export function getPhotoEncodings(width: number, height: number): PhotoEncoding[] {
  const longest = Math.max(width, height);
  if (!(longest > 0)) return [];
  const attempts: PhotoEncoding[] = [];
  for (let side = Math.min(MAX_SIDE, longest); ; side *= SHRINK) {
    const scale = side / longest;
    const size = {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
    attempts.push(...QUALITIES.map((quality) => ({ ...size, quality })));
    if (side * SHRINK < MIN_SIDE) return attempts;
  }
}

/** Why a file cannot be added to the request; null when it can. Messages are keys of the `warranties` namespace. */
export function findPhotoProblem(file: { type: string; size: number }, already: number) {
  if (already >= MAX_PHOTOS) return 'photos.tooMany';
  if (!PHOTO_TYPES.includes(file.type)) return 'photos.type';
  return file.size > MAX_PHOTO_FILE_BYTES ? 'photos.tooLarge' : null;
}
