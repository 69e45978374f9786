/** Not in every browser, and not in TypeScript's list of what browsers have. */
interface BarcodeDetector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>;
}
declare const BarcodeDetector:
  | (new (options: {
      formats: string[];
    }) => BarcodeDetector)
  | undefined;

/** Longest sides in pixels. A photo may be sharp enough only when it is large, or calm enough only when it is small. */
const SIDES = [1600, 2600, 800];
/** Milliseconds for each size. */
const TIME_LIMIT = 1500;

/** The pixels of a picture, whose sides are at most that long. */
function readPixels(source: ImageBitmap | OffscreenCanvas, side: number) {
  const scale = Math.min(1, side / Math.max(source.width, source.height));
  const width = Math.ceil(source.width * scale);
  const height = Math.ceil(source.height * scale);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(source, 0, 0, width, height);
  const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  return { width, height, data };
}

async function detect(source: CanvasImageSource): Promise<string | null> {
  if (typeof BarcodeDetector === 'undefined') return null;
  try {
    const [code] = await new BarcodeDetector({ formats: ['qr_code'] }).detect(source);
    return code?.rawValue ?? null;
  } catch {
    // The browser has the API, but its system has no detector.
    return null;
  }
}

/** The content of the QR code in a picture. Null when there is none. The reader's 14 KB are loaded only when needed. */
export async function readQrCode(source: ImageBitmap | OffscreenCanvas): Promise<string | null> {
  const detected = await detect(source);
  if (detected !== null) return detected;
  const { decodeQR } = await import('qr/decode.js');
  for (const side of SIDES) {
    try {
      return decodeQR(readPixels(source, side), { timeLimit: TIME_LIMIT });
    } catch {
      // No code at this size.
    }
  }
  return null;
}
