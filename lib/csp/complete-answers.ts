import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '../env.ts';
import { onRequest } from '../request-guard/on-request.ts';

/** The policy of what is no document, such as a redirect or an error: whoever is led to show it as one gets nothing to run. */
export const NO_DOCUMENT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const NO_SNIFF = { 'X-Content-Type-Options': 'nosniff' };
const SAME_ORIGIN = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** The headers of every answer besides the policy of documents. Framing, features and openers are matters of documents alone. */
export function getSecurityHeaders({ SITE_URL }: Pick<Env, 'SITE_URL'>) {
  const onlyHttps: Record<string, string> = SITE_URL.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
    : {};
  return {
    documentHeaders: {
      ...NO_SNIFF,
      ...SAME_ORIGIN,
      'X-Frame-Options': 'DENY',
      // Within the shop, too: navigations without a load keep this header on every address, also on those with secrets.
      'Referrer-Policy': 'strict-origin',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(self), payment=(self "https://js.stripe.com")',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      ...onlyHttps,
    },
    dataHeaders: { ...NO_SNIFF, ...SAME_ORIGIN, ...onlyHttps },
    assetHeaders: NO_SNIFF,
  };
}

/** The `headers` of Next's configuration reach neither its redirects nor what it answers before it has looked for a document. */
export function completeAnswers(env: Pick<Env, 'SITE_URL'>): void {
  const complete = createCompleter(env);
  onRequest(({ request, response }) => {
    const { url = '' } = request;
    const { writeHead } = response;
    // Next takes the header away.
    const isOfPart = asksForPart(request);
    response.writeHead = ((...args: Parameters<typeof writeHead>) => {
      complete(url, response, args[0], args.at(-1));
      if (isOfPart) response.setHeader('cache-control', 'private, no-cache');
      return Reflect.apply(writeHead, response, args);
    }) as typeof writeHead;
  });
}

/** For a part of a payload. Next lets caches keep these for up to a year, also one that does not exist, and no tag finds them there. */
const asksForPart = ({ headers }: IncomingMessage): boolean =>
  Boolean(headers['next-router-segment-prefetch']);

const POLICY = 'content-security-policy';

function createCompleter(env: Pick<Env, 'SITE_URL'>) {
  const { documentHeaders, dataHeaders, assetHeaders } = getSecurityHeaders(env);
  const headersOf = (url: string, response: ServerResponse): Readonly<Record<string, string>> => {
    if (String(response.getHeader('content-type')).startsWith('text/html')) return documentHeaders;
    if (url.startsWith('/_next/')) return assetHeaders;
    return url.startsWith('/api/') ? dataHeaders : documentHeaders;
  };
  /** @param named headers that are only named with the answer's status */
  return (url: string, response: ServerResponse, status: number, named: unknown): void => {
    // A kept document, which has all of them.
    if (Array.isArray(named) && named.includes(POLICY)) return;
    const add = (name: string, value: string) => {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    };
    for (const [name, value] of Object.entries(headersOf(url, response))) add(name, value);
    // What loads as a part of a page needs no policy.
    const isFile = url.startsWith('/_next/static/') && status < 400;
    if (!isFile) add(POLICY, NO_DOCUMENT_POLICY);
  };
}
