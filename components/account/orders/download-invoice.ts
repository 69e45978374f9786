import type { InvoiceFile } from '@/lib/domain/orders/types';

/** Never the type that the backend names: a file from outside must not open as a page on this site's origin. */
const DOWNLOAD = 'application/octet-stream';

/** Starts the download of an invoice. @throws DOMException if `base64` is not valid base64 */
export function downloadInvoice({ filename, base64 }: InvoiceFile): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: DOWNLOAD }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The browser reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
