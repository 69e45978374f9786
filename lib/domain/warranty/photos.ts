export const MOST_PHOTOS = 5;
/** Bytes of a photo as it is sent: with base64's third more, it passes this shop's own server. */
export const PHOTO_BYTES = 180_000;
/** Bytes of a file that a telephone still opens without trouble. */
export const FILE_BYTES = 30_000_000;
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Longest side in pixels: enough to read a serial number. */
const LONGEST = 1600;
const SHRINK = 0.75;
const QUALITIES = [0.82, 0.7, 0.55];
/** Below this many pixels a side a photo shows nothing. */
const SHORTEST = 200;

export interface PhotoAttempt {
  width: number;
  height: number;
  /** Of the JPEG, 0 to 1. */
  quality: number;
}

/**
 * How to draw a photo so that it weighs little, the best first: the next one is for when this one is too heavy.
 * Sides in whole pixels, in the proportions of the photo, never larger than it.
 */
export function photoAttempts(width: number, height: number): PhotoAttempt[] {
  const longest = Math.max(width, height);
  if (!(longest > 0)) return [];
  const attempts: PhotoAttempt[] = [];
  for (let side = Math.min(LONGEST, longest); ; side *= SHRINK) {
    const scale = side / longest;
    const size = {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
    attempts.push(...QUALITIES.map((quality) => ({ ...size, quality })));
    if (side * SHRINK < SHORTEST) return attempts;
  }
}

/** Why a file cannot be a photo of the request; null when it can. Messages are keys of the texts `warranties`. */
export function photoRefusal(file: { type: string; size: number }, already: number) {
  if (already >= MOST_PHOTOS) return 'photos.tooMany';
  if (!PHOTO_TYPES.includes(file.type)) return 'photos.type';
  return file.size > FILE_BYTES ? 'photos.tooLarge' : null;
}
