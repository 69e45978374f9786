import type { IncomingMessage } from 'node:http';

/** Headers of requests for something else than a whole document, such as Next's own for a payload, and of drafts. */
const OTHER_REQUEST =
  /^(rsc|next-|x-(next|prerender|middleware|matched|invoke|now)|purpose$|range$|if-(match|range|unmodified)|authorization$|content-|transfer-|expect$|upgrade$)/;
const DRAFT_COOKIE = /__prerender_bypass|__next_preview_data/;
/** Without weights: who weighs encodings is answered by Next. */
const TAKES_GZIP = /^(?!.*;).*\bgzip\b/;

const TAKES_BROTLI = /\bbr\b/;

/** Whether a request that takes gzip takes Brotli, too. */
export const takesBrotli = ({ headers }: IncomingMessage): boolean =>
  TAKES_BROTLI.test(headers['accept-encoding'] ?? '');

/**
 * The address of a document that a request wants with gzip, as a browser or a proxy does. Null for every other request.
 * One with a query is another one: its document is that of the address without it, and there are endlessly many.
 */
export function readPublicAddress({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || !url || url.includes('?')) return null;
  if (!TAKES_GZIP.test(headers['accept-encoding'] ?? '')) return null;
  if (headers.cookie && DRAFT_COOKIE.test(headers.cookie)) return null;
  for (const name in headers) if (OTHER_REQUEST.test(name)) return null;
  return url;
}

/** Whether an address is written in the one way in which links write it. */
export function isNormalAddress(address: string): boolean {
  try {
    return encodeURI(decodeURI(address)) === address;
  } catch {
    return false;
  }
}
