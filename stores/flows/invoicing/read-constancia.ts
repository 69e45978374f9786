import { readPdf } from '@/lib/browser/read-pdf';
import { readQrCode } from '@/lib/browser/read-qr-code';
import {
  type Constancia,
  parseConstancia,
  parseConstanciaCode,
} from '@/lib/domain/invoicing/constancia';

/** Why nothing was read: no such file, a password, no QR code in it, or a document of another kind. */
export type ConstanciaProblem = 'file' | 'locked' | 'noCode' | 'other';

const fromCode = (content: string | null): Constancia | ConstanciaProblem =>
  content === null ? 'noCode' : (parseConstanciaCode(content) ?? 'other');

async function fromPdf(file: Blob): Promise<Constancia | ConstanciaProblem> {
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
}

async function fromPhoto(file: Blob): Promise<Constancia | ConstanciaProblem> {
  const picture = await createImageBitmap(file);
  try {
    return fromCode(await readQrCode(picture));
  } finally {
    picture.close();
  }
}

/**
 * Reads a Constancia de Situación Fiscal, a PDF or a photo, in the browser: nothing of the file leaves the device. The
 * QR code holds only the RFC; name, zip code and regimes are in the text of a PDF.
 */
export async function readConstancia(file: File): Promise<Constancia | ConstanciaProblem> {
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  try {
    return await (isPdf ? fromPdf(file) : fromPhoto(file));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return error.name === 'InvalidAccessError' ? 'locked' : 'file';
  }
}
