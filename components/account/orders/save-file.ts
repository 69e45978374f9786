import type { InvoiceFile } from '@/lib/domain/orders/types';

/** The only kind of file that is saved: a page of another's making must not open on this site. */
const PDF = 'application/pdf';

/** Gives the visitor a file that came as text. @throws DOMException when the text is no base64 */
export function saveFile({ filename, base64 }: InvoiceFile): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: PDF }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
