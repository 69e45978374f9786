/**
 * What the screens write on their outermost element, so that the cache handler can give a cached
 * document its true status. `notFound()` or an error would leave the body blank without JavaScript.
 */
export const DOCUMENT_STATUS = 'data-document-status';

/** `unbuilt`: made by `next build` without the backend's data, to be replaced on the first request. */
export type DocumentStatus = '404' | '500' | 'unbuilt';

/** The status that a document claims; null for an ordinary one. */
export function documentStatus(html: string): DocumentStatus | null {
  return (
    (html.match(/\bdata-document-status="(404|500|unbuilt)"/)?.[1] as DocumentStatus | undefined) ??
    null
  );
}
