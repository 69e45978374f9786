import { getDocument } from 'unpdf/pdfjs';

/** Points of a page become this many pixels: enough for the small QR codes of documents. */
const SCALE = 3;
/** Only the first pages are read. */
const MAX_PAGES = 5;
/** Characters of a document. More are not read. */
const MAX_TEXT = 100_000;
/** Pixels of a page that is drawn, which may be declared to be as large as a wall. */
const MAX_DRAWN_PIXELS = 10_000_000;
/** Pixels of a picture in the document: an A4 page that was scanned with 500 dots per inch. Larger ones are left out. */
const MAX_PICTURE_PIXELS = 25_000_000;

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** What the reader draws on. A worker has no elements. */
class CanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: ReturnType<CanvasFactory['create']>, width: number, height: number) {
    Object.assign(canvas, { width, height });
  }
  destroy({ canvas }: ReturnType<CanvasFactory['create']>) {
    Object.assign(canvas, { width: 0, height: 0 });
  }
}

async function readPage(page: PdfPage, limit: number): Promise<string> {
  const reader = page.streamTextContent().getReader();
  let text = '';
  while (text.length < limit) {
    const { done, value } = await reader.read();
    if (done) return text;
    for (const item of value.items) {
      if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
    }
  }
  await reader.cancel(new Error('Enough was read.'));
  return text;
}

async function readText(document: PdfDocument, pages: number): Promise<string> {
  const texts: string[] = [];
  let left = MAX_TEXT;
  for (let number = 1; number <= pages && left > 0; number++) {
    const text = await readPage(await document.getPage(number), left);
    texts.push(text);
    left -= text.length;
  }
  return texts.join('\n').trim();
}

async function draw(page: PdfPage): Promise<OffscreenCanvas> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(SCALE, Math.sqrt(MAX_DRAWN_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  return canvas;
}

/**
 * Reads a PDF. This takes as long and as much memory as the file wants, so it runs in a worker that is ended when it takes too
 * much. Scripts and actions of the document are not run, and nothing that it names is loaded.
 * @throws Error when the file is damaged; with the name `PasswordException` when it has a password
 */
export async function readPdf(file: Blob) {
  const document = await getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    // Chromium's own decoder is known to fail for some pictures; the reader avoids it only outside of workers.
    isImageDecoderSupported: false,
    maxImageSize: MAX_PICTURE_PIXELS,
    CanvasFactory,
    verbosity: 0,
  }).promise;
  const pages = Math.min(document.numPages, MAX_PAGES);
  return {
    pages,
    /** Empty for a scanned document. */
    text: await readText(document, pages),
    /** Draws a page, counted from 1. */
    draw: async (number: number) => draw(await document.getPage(number)),
  };
}
