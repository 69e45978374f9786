import { getResponse, type HttpHandler, HttpResponse, http, type PathParams } from 'msw';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { getQueryClient } from '@/lib/api/client/query-client';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { parametersOf, toMswPath } from '../mock-api/core/route';

/** The origin of calls to a relative address. */
export const SITE = 'http://shop.test';

/** A call of the backend, as it arrives. */
export interface BackendCall {
  method: string;
  url: URL;
  /** Parts of the path, by their names in the endpoint's template. */
  params: Record<string, string>;
  headers: Headers;
  /** The JSON that was sent; undefined without a body. */
  body: unknown;
}

/** What the backend answers: a JSON:API document with status 200, or a whole response. */
type Answer = object | Response;
export type Resolver = (call: BackendCall) => Answer | Promise<Answer>;

/** An MSW handler's function: reads the call, and makes a response of the resolver's answer. */
function respondWith(resolve: Resolver, template = '') {
  return async ({ request, params }: { request: Request; params: PathParams }) => {
    const text = await request.text();
    const answer = await resolve({
      method: request.method,
      url: new URL(request.url),
      params: parametersOf(template, params),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    });
    return answer instanceof Response ? answer : Response.json(answer);
  };
}

/**
 * Fakes the backend of a test file at the network: every `fetch` is answered here, by MSW. Call it once, at the top of
 * the file. Each test begins without an answer in memory and says what endpoints answer; a call without one fails it.
 * Functions that take a client need none of this: `createStubClient` makes one.
 * @param base answers the other calls, for example the handlers of the backend in a box
 */
export function mockBackend(base: readonly HttpHandler[] = []) {
  let handlers: HttpHandler[] = [];
  let unanswered: string[] = [];

  async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input instanceof Request ? input : new URL(input, SITE), init);
    const response = await getResponse([...handlers, ...base], request);
    if (!response) unanswered.push(`${request.method} ${request.url}`);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }

  beforeEach(() => {
    getQueryClient().clear();
    handlers = [];
    unanswered = [];
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => {
    expect(unanswered).toEqual([]);
  });

  return {
    /** The answer of an endpoint until the test ends. As a `vi.fn`, the resolver records the calls. */
    on(endpoint: Endpoint, resolve: Resolver): void {
      const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
      const { path } = endpoint;
      handlers.unshift(http[method](toMswPath(path), respondWith(resolve, path)));
    },
    /** The answer of every endpoint, for tests of what is sent and to which address. */
    onAny(resolve: Resolver): void {
      handlers.unshift(http.all('*', respondWith(resolve)));
    },
  };
}

/** The backend refuses with a JSON:API error; the pointer names the field that it is about. */
export const refusal = (status: number, detail: string, pointer?: string) =>
  Response.json({ errors: [{ detail, ...(pointer && { source: { pointer } }) }] }, { status });

/** The connection breaks without an answer. */
export const connectionLost = () => HttpResponse.error();
