/**
 * Attribute that the screens set on their outermost element, so that the cache handler can give the document the
 * right HTTP status. With `notFound()` or a thrown error the body would be blank without JavaScript.
 */
export const DOCUMENT_STATUS_ATTRIBUTE = 'data-document-status';

/**
 * `lost`: the first 404 of an address that had a document; the next one is a 410. `unbuilt`: made by `next build` without
 * the backend's data. It is replaced on the first request.
 */
export type DocumentStatus = '404' | 'lost' | '410' | '500' | 'unbuilt';

/** The status that a document declares. Null for a normal document. */
export function readDocumentStatus(html: string): DocumentStatus | null {
  return (
    (html.match(/\bdata-document-status="(404|lost|410|500|unbuilt)"/)?.[1] as
      | DocumentStatus
      | undefined) ?? null
  );
}

/** The HTTP status of what is declared. Null for a document that keeps its own. */
export const HTTP_STATUS: Readonly<Record<DocumentStatus, number | null>> = {
  404: 404,
  lost: 404,
  410: 410,
  500: 500,
  unbuilt: null,
};

/** Declares another status. */
export const replaceDocumentStatus = (html: string, from: DocumentStatus, to: DocumentStatus) =>
  html.replace(`${DOCUMENT_STATUS_ATTRIBUTE}="${from}"`, `${DOCUMENT_STATUS_ATTRIBUTE}="${to}"`);
