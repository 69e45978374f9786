/** Points of a page become this many pixels: enough for the small QR codes of documents. */
const SCALE = 3;
/** Only the first pages are read. */
const MAX_PAGES = 5;

export interface PdfPages {
  /** The text of the pages. Empty for a scanned document. */
  text: string;
  /** Draws a page, counted from 1. */
  draw: (page: number) => Promise<HTMLCanvasElement>;
  pages: number;
}

/**
 * Reads a PDF in the browser. The reader is large (some 490 KB compressed) and is loaded here only.
 * @throws DOMException `NotReadableError` for a damaged file, `InvalidAccessError` for one with a password
 */
export async function readPdf(file: Blob): Promise<PdfPages> {
  const { getDocument } = await import('unpdf/pdfjs');
  const data = new Uint8Array(await file.arrayBuffer());
  const document = await getDocument({
    data,
    isEvalSupported: false,
    useSystemFonts: true,
    verbosity: 0,
  }).promise.catch((error: Error) => {
    const isLocked = error.name === 'PasswordException';
    throw new DOMException(error.message, isLocked ? 'InvalidAccessError' : 'NotReadableError');
  });
  const pages = Math.min(document.numPages, MAX_PAGES);
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const texts = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join('');
    }),
  );
  return {
    pages,
    text: texts.join('\n').trim(),
    draw: async (number) => {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: SCALE });
      const canvas = window.document.createElement('canvas');
      canvas.width = viewport.width;
      canvas.height = viewport.height;
      await page.render({ canvas, viewport }).promise;
      return canvas;
    },
  };
}
