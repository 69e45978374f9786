import { IDEMPOTENCY_HEADER } from '../endpoints/assumed-session';
import type { Endpoint } from '../endpoints/endpoint';
import type { ApiClient } from './client';
import { ApiError } from './errors';
import type { JsonApiDocument } from './json-api';

/** Keys of creations whose outcome is not known, by what was sent. */
const openKeys = new Map<string, string>();

/** Whether the backend has certainly not created anything. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  error.status !== null &&
  error.status < 500 &&
  error.status !== 408;

interface Creation {
  body: unknown;
  query?: Readonly<Record<string, string>>;
}

/** When the answer is lost and the same content is sent again, it has the same key, so that the backend creates only one. */
export async function createOnce(
  client: ApiClient,
  endpoint: Endpoint,
  { body, query = {} }: Creation,
): Promise<JsonApiDocument> {
  const content = JSON.stringify([endpoint.path, body]);
  const key = openKeys.get(content) ?? crypto.randomUUID();
  openKeys.set(content, key);
  try {
    const headers = { [IDEMPOTENCY_HEADER]: key };
    const document = await client.request<string>(endpoint, { body, query, headers });
    openKeys.delete(content);
    return document;
  } catch (error) {
    if (isRefusal(error)) openKeys.delete(content);
    throw error;
  }
}
