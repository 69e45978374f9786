import type { InvoiceFile } from '@/lib/domain/orders/types';

/** Always this type: a file from outside must never open as HTML on this site's origin. */
const PDF = 'application/pdf';

/** Starts the download of a PDF. @throws DOMException if `base64` is not valid base64 */
export function downloadPdf({ filename, base64 }: InvoiceFile): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: PDF }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The browser reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
