import { readBytes } from '@/lib/api/body';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { isRecord, parseJson } from '@/lib/api/json';
import {
  type BackendResponse,
  pickPassedHeaders,
  toErrorResponse,
  toStatusResponse,
} from './responses';
import { opensSession } from './session-calls';

const MAX_BYTES = 5 * 1024 * 1024;

/**
 * A success as a JSON:API document. JSON that is no document, such as `true` or PHP's `[]`, says only that the call
 * succeeded. Null for an answer that cannot be read, and for `false` and 0, which deny the success.
 */
function toDocument(body: string, isRead: boolean): string | null {
  const json = parseJson(body);
  if (body.trim() === '' || isRecord(json)) return body;
  if (json === undefined || json === false || json === 0) return null;
  if (!isRead || !Array.isArray(json)) return '{}';
  // The entries of a bare list have no types, so they would be lost.
  return json.length === 0 ? '{"data":[]}' : null;
}

/**
 * Reads an answer of the backend, and keeps its status. A body that is not JSON, such as a proxy's page, is replaced by
 * a JSON:API error in the shop's own words.
 */
export async function readBackendResponse(
  endpoint: Endpoint,
  upstream: Response,
  signal: AbortSignal,
): Promise<BackendResponse | Response> {
  const { status, ok: isOk } = upstream;
  const text = new TextDecoder().decode(await readBytes(upstream, MAX_BYTES, signal));
  const headers = pickPassedHeaders(upstream.headers);
  if (isOk) {
    const body = toDocument(text, endpoint.method === 'GET');
    return body === null ? toErrorResponse('badGateway') : { status, isOk, body, headers };
  }
  if (status < 400) return toErrorResponse('badGateway');
  if (isRecord(parseJson(text))) return { status, isOk, body: text, headers };
  return toStatusResponse(status, { isSignIn: opensSession(endpoint), headers });
}
