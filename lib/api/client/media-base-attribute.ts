/** Attribute of a document's root element: what relative addresses of pictures and files are resolved against. */
export const MEDIA_BASE_ATTRIBUTE = 'data-media';
