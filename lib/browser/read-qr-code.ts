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

function draw(source: ImageBitmap | HTMLCanvasElement, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(source.width, source.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(source.width * scale);
  canvas.height = Math.round(source.height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
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
export async function readQrCode(source: ImageBitmap | HTMLCanvasElement): Promise<string | null> {
  const detected = await detect(source);
  if (detected !== null) return detected;
  const { decodeQR } = await import('qr/decode.js');
  for (const side of SIDES) {
    const { width, height, ...canvas } = pixelsOf(draw(source, side));
    try {
      return decodeQR({ width, height, ...canvas }, { timeLimit: TIME_LIMIT });
    } catch {
      // No code at this size.
    }
  }
  return null;
}

function pixelsOf(canvas: HTMLCanvasElement) {
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  return { width, height, data: data ?? new Uint8ClampedArray() };
}
