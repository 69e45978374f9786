import { readBytes } from '@/lib/api/client/body';
import { allEndpoints } from '@/lib/api/endpoints/all';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { compilePath } from '@/lib/routing/path-pattern';
import { type DocumentWatch, MAX_CHECKED_LENGTH } from './watch-documents';

const compiled = allEndpoints.map((endpoint) => ({
  endpoint,
  pattern: compilePath(endpoint.path),
}));

const findEndpoint = (method: string, path: string): Endpoint | undefined =>
  compiled.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))
    ?.endpoint;

/** A `fetch` for calls below `baseUrl` that gives the watch a copy of the answers that it wants. */
export function createWatchedFetch(baseUrl: string, watch: DocumentWatch): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const url = String(input).slice(baseUrl.length);
    const endpoint = findEndpoint(init?.method ?? 'GET', url.split('?')[0] ?? '');
    const check = endpoint && watch(endpoint);
    if (check) {
      const copy = response.clone();
      const read = async () => {
        const { signal } = new AbortController();
        return new TextDecoder().decode(await readBytes(copy, MAX_CHECKED_LENGTH, signal));
      };
      check({ status: response.status, url, read });
    }
    return response;
  };
}
