import {
  type Constancia,
  parseConstancia,
  parseConstanciaCode,
} from '@/lib/domain/invoicing/constancia';
import { readQrCode } from './read-qr-code';

/** Why nothing was read: no such file, a password, no QR code in it, or a document of another kind. */
export type ExtractionProblem = 'file' | 'locked' | 'noCode' | 'other';

const fromCode = (content: string | null): Constancia | ExtractionProblem =>
  content === null ? 'noCode' : (parseConstanciaCode(content) ?? 'other');

type Extract = (file: Blob) => Promise<Constancia | ExtractionProblem>;

/** Loads the reader of PDFs, some 490 KB compressed, which a photo does not need. */
async function loadPdfReader(): Promise<Extract> {
  const { readPdf } = await import('./read-pdf');
  return async (file) => {
    const { text, pages, draw } = await readPdf(file);
    const read = parseConstancia(text);
    if (read) return read;
    // A scanned or printed document has no text, but its QR code names the RFC.
    let found = fromCode(null);
    for (let page = 1; page <= pages && typeof found === 'string'; page++) {
      const code = await readQrCode(await draw(page));
      if (code !== null) found = fromCode(code);
    }
    return found === 'noCode' && text !== '' ? 'other' : found;
  };
}

const fromPhoto: Extract = async (file) => {
  const picture = await createImageBitmap(file);
  try {
    return fromCode(await readQrCode(picture));
  } finally {
    picture.close();
  }
};

/** Readers look for the mark of a PDF in that many bytes. */
const HEAD_BYTES = 1024;
/** By its content: a photo may be called `constancia.pdf`. */
const isPdf = async (file: Blob) => (await file.slice(0, HEAD_BYTES).text()).includes('%PDF-');

/**
 * Reads a Constancia de Situación Fiscal, a PDF or a photo. The QR code holds only the RFC; name, zip code and regimes are in
 * the text of a PDF.
 * @param onStart called when all is loaded that the reading needs
 * @throws Error when the reader cannot be loaded
 */
export async function extractConstancia(
  file: Blob,
  onStart: () => void,
): Promise<Constancia | ExtractionProblem> {
  const extract = (await isPdf(file)) ? await loadPdfReader() : fromPhoto;
  onStart();
  return extract(file).catch((error: Error) =>
    error.name === 'PasswordException' ? 'locked' : 'file',
  );
}
