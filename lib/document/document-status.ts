/**
 * Attribute that the screens set on their outermost element, so that the cache handler can give the document the
 * right HTTP status. With `notFound()` or a thrown error the body would be blank without JavaScript.
 */
export const DOCUMENT_STATUS_ATTRIBUTE = 'data-document-status';

/** `unbuilt`: made by `next build` without the backend's data. It is replaced on the first request. */
export type DocumentStatus = '404' | '500' | 'unbuilt';

/** The status that a document declares. Null for a normal document. */
export function readDocumentStatus(html: string): DocumentStatus | null {
  return (
    (html.match(/\bdata-document-status="(404|500|unbuilt)"/)?.[1] as DocumentStatus | undefined) ??
    null
  );
}
