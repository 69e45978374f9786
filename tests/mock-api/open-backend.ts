import { getResponse, type HttpHandler } from 'msw';
import { type BackendOptions, createBackend } from './backend';
import { createApi } from './test-client';

const ORIGIN = 'http://mock.test';

/** What handlers answer, without a server. A connection that breaks is a response of the type `error`. */
async function answerFrom(handlers: HttpHandler[], request: Request): Promise<Response> {
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`Nothing answers ${request.url}`);
  return response;
}

/** A `fetch` that handlers answer; it fails as a browser's does where the connection breaks. */
export const fetchFrom =
  (handlers: HttpHandler[]): typeof fetch =>
  async (input, init) => {
    const isWhole = input instanceof Request && !init;
    const response = await answerFrom(handlers, isWhole ? input : new Request(input, init));
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };

export async function openBackend(options: BackendOptions = { size: 600 }) {
  const backend = await createBackend(options);
  const api = createApi(ORIGIN, (request) => answerFrom(backend.handlers, request));
  return { backend, articles: backend.catalogue.articles, ...api };
}
