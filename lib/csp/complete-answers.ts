import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '../env.ts';
import { onRequest } from '../request-guard/on-request.ts';
import { getSecurityHeaders, NO_DOCUMENT_POLICY } from './security-headers.ts';

/**
 * Gives every answer of this process the security headers that it still lacks when it is sent. The `headers` of Next's
 * configuration reach neither its redirects nor what it answers before it has looked for a document.
 */
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

/**
 * Whether a request is for a part of a payload. Next lets caches on the way keep these for up to a year, also a part that does
 * not exist, and no tag finds them there when something changes.
 */
const asksForPart = ({ headers }: IncomingMessage): boolean =>
  Boolean(headers['next-router-segment-prefetch']);

const POLICY = 'content-security-policy';

type Headers = Readonly<Record<string, string>>;

function createCompleter(env: Pick<Env, 'SITE_URL'>) {
  const { documentHeaders, dataHeaders, assetHeaders } = getSecurityHeaders(env);
  const headersOf = (url: string, response: ServerResponse): Headers => {
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
