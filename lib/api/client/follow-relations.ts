import { endpoint } from '../endpoints/endpoint';
import type { ApiClient } from './client';
import { OPTIONAL_LIMIT_MS } from './deadline';
import { type JsonApiModel, RELATION_LINK } from './json-api';

/** Only the path of a link counts. */
const ANY_HOST = 'http://backend.invalid';

/** The path below the API of a link to a relation that has no data. The link's host is never called. */
function toPath(model: JsonApiModel, name: string): string | null {
  const links = model.links as Readonly<Record<string, string>> | undefined;
  const link = links?.[RELATION_LINK + name];
  if (!link || name in model) return null;
  if (!URL.canParse(link, ANY_HOST)) return null;
  const { pathname } = new URL(link, ANY_HOST);
  return /^\/api\/[^{}]+$/.test(pathname) ? pathname.slice('/api'.length) : null;
}

/**
 * Reads the relations that an answer names by links only. For the server: a browser reaches known paths only. A relation
 * that cannot be read stays missing.
 * @returns the model with these relations
 */
export async function followRelations(
  client: ApiClient,
  model: JsonApiModel,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<JsonApiModel> {
  const read = async (name: string) => {
    const path = toPath(model, name);
    if (path === null) return [];
    const call = endpoint('GET', path, 'server');
    const document = await client
      .requestOrNull<string>(call, { signal, timeoutMs: OPTIONAL_LIMIT_MS })
      .catch(() => null);
    return document ? [[name, document.data] as const] : [];
  };
  const found = (await Promise.all(names.map(read))).flat();
  return found.length > 0 ? { ...model, ...Object.fromEntries(found) } : model;
}
