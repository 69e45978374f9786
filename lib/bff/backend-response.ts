import { readBytes } from '@/lib/api/client/body';
import { DATABASE_DOWN_MARKER, isDatabaseDown, readErrorBody } from '@/lib/api/client/errors';
import { isRecord, parseJson } from '@/lib/api/client/json';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { isProgramError } from './program-errors';
import {
  type BackendResponse,
  pickPassedHeaders,
  toDatabaseResponse,
  toErrorBody,
  toErrorResponse,
  toStatusResponse,
} from './responses';
import { opensSession } from './session-calls';

const MAX_BYTES = 5 * 1024 * 1024;

/** An answer as it came, and what can be passed on of it: what was read, or the shop's own words in its place. */
export interface ReadAnswer {
  status: number;
  text: string;
  json: unknown;
  passed: BackendResponse | Response;
}

/**
 * A success as a JSON:API document. JSON that is no document, such as `true` or PHP's `[]`, says only that the call
 * succeeded. Undefined for nothing. Null for an answer that cannot be read or that is an error, and for `false` and 0,
 * which deny the success.
 */
function toDocument(text: string, json: unknown, isRead: boolean): object | undefined | null {
  if (text.trim() === '') return undefined;
  if (isRecord(json)) {
    const isDocument = 'data' in json || 'meta' in json;
    return isDocument || !isProgramError(json) ? json : null;
  }
  if (json === undefined || json === false || json === 0) return null;
  if (!isRead || !Array.isArray(json)) return {};
  // The entries of a bare list have no types, so they would be lost.
  return json.length === 0 ? { data: [] } : null;
}

/**
 * Reads an answer of the backend, and keeps its status. A shopper reads the words of an error only where they were written
 * for one: not those of a server that broke, of a page, or of an error with a trace.
 */
export async function readBackendResponse(
  endpoint: Endpoint,
  upstream: Response,
  signal: AbortSignal,
): Promise<ReadAnswer> {
  const { status, ok: isOk } = upstream;
  const text = new TextDecoder().decode(await readBytes(upstream, MAX_BYTES, signal));
  const json = parseJson(text);
  const headers = pickPassedHeaders(upstream.headers);
  const pass = (passed: BackendResponse | Response): ReadAnswer => ({ status, text, json, passed });

  if (isOk) {
    const document = toDocument(text, json, endpoint.method === 'GET');
    const isReadable = document !== null;
    return pass(
      isReadable ? { status, isOk, json: document, headers } : toErrorResponse('badGateway'),
    );
  }
  if (status < 400) return pass(toErrorResponse('badGateway'));
  const words = readErrorBody(json);
  if (text.includes(DATABASE_DOWN_MARKER) || isDatabaseDown(words))
    return pass(toDatabaseResponse(status, headers));
  const isForShoppers = status < 500 && isRecord(json) && !isProgramError(json);
  if (isForShoppers) return pass({ status, isOk, json: toErrorBody(status, words), headers });
  return pass(toStatusResponse(status, { isSignIn: opensSession(endpoint), headers }));
}
