/** Name of the property that marks a static part: the browser keeps the server's markup for it. */
export const STATIC_HTML = 'written';

/** The name of all structured data, which only crawlers read. */
export const JSON_LD = 'json-ld';

/** Whether only documents need a static part. In a soft navigation header and footer stay in place, and no crawler reads. */
export const isDocumentOnly = (name: string): boolean =>
  name.startsWith('chrome-') || name === JSON_LD;
