import { findTagsWith } from './markup.ts';

/** Screens set it on their outermost element: with `notFound()` or a thrown error the body would be blank without JavaScript. */
export const DOCUMENT_STATUS_ATTRIBUTE = 'data-document-status';

/** With the status 308: the path that was meant. */
export const DOCUMENT_LOCATION_ATTRIBUTE = 'data-document-location';

/**
 * What a document may declare, and the HTTP status for it, where it does not keep its own. `308`: the address is another writing of one
 * that exists. `lost`: the first 404 of an address that had a document; the next one is a 410. `unbuilt`: made by `next build` without
 * the backend's data, and replaced on the first request.
 */
export const HTTP_STATUS = {
  308: 308,
  404: 404,
  lost: 404,
  410: 410,
  500: 500,
  unbuilt: null,
} as const;

export type DocumentStatus = `${keyof typeof HTTP_STATUS}`;

const isDocumentStatus = (value: string): value is DocumentStatus =>
  Object.hasOwn(HTTP_STATUS, value);

/** Null for a normal document. */
export function readDocumentStatus(html: string): DocumentStatus | null {
  for (const { value } of findTagsWith(html, DOCUMENT_STATUS_ATTRIBUTE))
    if (isDocumentStatus(value)) return value;
  return null;
}

export function readDocumentLocation(html: string): string | null {
  for (const { value } of findTagsWith(html, DOCUMENT_LOCATION_ATTRIBUTE))
    if (PATH.test(value)) return value;
  return null;
}

/** A path of the shop. It stands in the attribute as it is written: it has no sign that HTML escapes. */
const PATH = /^(?:\/[\w.~%!()*-]+)+$/;

export function replaceDocumentStatus(html: string, from: DocumentStatus, to: DocumentStatus) {
  for (const { tag, value } of findTagsWith(html, DOCUMENT_STATUS_ATTRIBUTE)) {
    if (value !== from) continue;
    const declare = (status: DocumentStatus) => `${DOCUMENT_STATUS_ATTRIBUTE}="${status}"`;
    const changed = html.slice(tag.start, tag.end).replace(declare(from), declare(to));
    return html.slice(0, tag.start) + changed + html.slice(tag.end);
  }
  return html;
}
