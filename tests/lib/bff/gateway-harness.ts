import type { IncomingMessage, RequestListener } from 'node:http';
import { expect } from 'vitest';
import { createClient, JSON_API_TYPE } from '@/lib/api/client/client';
import { allEndpoints as endpoints } from '@/lib/api/endpoints/all';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { createGateway } from '@/lib/bff/gateway';
import type { FailedBackendCall } from '@/lib/monitoring/log';
import type { createSessions } from '@/lib/session/sessions';
import { serveInTest } from '@/tests/support/serve-in-test';

export const SITE = 'https://tienda.test';
/** Secrets that the shop has and a browser must never see. */
export const SECRETS = {
  sessionSecrets: ['s'.repeat(40)],
  clientId: 'tienda',
  clientSecret: 'secreto-oauth',
};

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** A gateway, asked by paths below `/api`. */
export function openGateway(config: Partial<Parameters<typeof createGateway>[0]>): Ask {
  const shop = { apiUrl: 'http://backend.test', siteOrigin: SITE, endpoints, ...SECRETS };
  const gateway = createGateway({ ...shop, ...config });
  return (path, init) => gateway(new Request(`${SITE}/api${path}`, init));
}

/** A call as a page of the shop sends it. An object is sent as JSON. */
export const post = (body: BodyInit | object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body:
    Object.getPrototypeOf(body) === Object.prototype ? JSON.stringify(body) : (body as BodyInit),
  headers: { 'content-type': JSON_API_TYPE, 'sec-fetch-site': 'same-origin', ...headers },
});

/** A call of a page with any method. */
export const callOf =
  (ask: Ask) => (method: string, path: string, body?: object, headers?: Record<string, string>) =>
    ask(path, { ...post({}, headers), method, body: body && JSON.stringify(body) });

export const toCookie = (cookies: readonly string[]) =>
  cookies.map((one) => one.split(';')[0]).join('; ');

/** The answer to a login, and the headers with which its browser sends the session along. */
export async function logIn(ask: Ask, fields: object = {}) {
  const sent = post({ username: 'a@b.mx', password: 'x', ...fields });
  const response = await ask('/eshop/login', sent);
  const { meta } = await response.clone().json();
  const cookie = toCookie(response.headers.getSetCookie());
  return { response, meta, headers: { cookie, authorization: `Bearer ${meta?.access_token}` } };
}

/** The headers of a browser in which a session was opened without the gateway. */
export async function openedBy(sessions: ReturnType<typeof createSessions>, token: string) {
  const grant = { token, expiresIn: 60, isPersistent: false };
  const { cookies, handle } = await sessions.open(new Request(SITE), grant);
  return { cookie: toCookie(cookies), authorization: `Bearer ${handle}` };
}

/** What the shop's own client throws in a browser behind the gateway. */
export const failureOf = (ask: Ask, endpoint: Endpoint = assumedEndpoints.stores) =>
  createClient({ baseUrl: '', fetch: (url) => ask(String(url)) })
    .request<string>(endpoint)
    .catch((error: unknown) => error);

/** A gateway in front of an HTTP server, the requests that this server got, and the failures that were reported. */
export async function gatewayTo(listener: RequestListener, timeoutMs?: number) {
  const asked: IncomingMessage[] = [];
  const { origin: apiUrl } = await serveInTest((request, response) => {
    asked.push(request);
    listener(request, response);
  });
  const failed: FailedBackendCall[] = [];
  const onFailure = (call: FailedBackendCall) => void failed.push(call);
  return { ask: openGateway({ apiUrl, timeoutMs, onFailure }), asked, failed };
}

export const answering = (status: number, body: string, headers: Record<string, string> = {}) =>
  gatewayTo((_, response) => response.writeHead(status, headers).end(body));

export async function errorOf(response: Response) {
  expect(response.headers.get('content-type')).toBe(JSON_API_TYPE);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = await response.json();
  expect(body.errors[0].status).toBe(String(response.status));
  expect(body.message).toBe(body.errors[0].detail);
  return { status: response.status, message: body.message as string };
}
