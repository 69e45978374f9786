import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { parametersOf, toMswPath } from '../mock-api/core/route';

/** A call of the backend, as it arrives. */
export interface BackendCall {
  url: URL;
  /** What stands in the path for the names of the endpoint's template. */
  params: Record<string, string>;
  headers: Headers;
  /** The JSON that was sent; undefined without a body. */
  body: unknown;
}

/** What the backend answers: a JSON:API document with status 200, or a whole response. */
type Answer = object | Response;
export type Resolver = (call: BackendCall) => Answer | Promise<Answer>;

async function readCall(request: Request, params: Record<string, string>): Promise<BackendCall> {
  const text = await request.text();
  return {
    url: new URL(request.url),
    params,
    headers: request.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/**
 * The backend of a test file, at the network: everything that calls `fetch` gets its answer here. Call it once, at the
 * top of the file. Each test says what endpoints answer; a call that nothing answers fails the test.
 * @param base answers what no test says, such as the handlers of the backend in a box
 */
export function mockBackend(base: readonly HttpHandler[] = []) {
  let handlers: HttpHandler[] = [];
  let unanswered: string[] = [];

  async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const address = input instanceof Request ? input : new URL(String(input), 'http://shop.test');
    const request = new Request(address, init);
    const response = await getResponse([...handlers, ...base], request);
    if (!response) unanswered.push(`${request.method} ${request.url}`);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }

  beforeEach(() => {
    handlers = [];
    unanswered = [];
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => {
    expect(unanswered).toEqual([]);
  });

  return {
    /** From now on, and until the test ends, the endpoint answers so. A function of `vi.fn` notes the calls. */
    on<R extends Resolver>(endpoint: Endpoint, resolve: R): R {
      const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
      const handler = http[method](toMswPath(endpoint.path), async ({ request, params }) => {
        const reply = await resolve(await readCall(request, parametersOf(endpoint.path, params)));
        return reply instanceof Response ? reply : Response.json(reply);
      });
      handlers.unshift(handler);
      return resolve;
    },
  };
}

/** The backend refuses: JSON:API errors with this detail, of a field where its pointer is given. */
export const refusal = (status: number, detail: string, pointer?: string) =>
  Response.json({ errors: [{ detail, ...(pointer && { source: { pointer } }) }] }, { status });

/** The connection breaks without an answer. */
export const connectionLost = () => HttpResponse.error();
