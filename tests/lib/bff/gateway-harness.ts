import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect } from 'vitest';
import { JSON_API_TYPE } from '@/lib/api/client/client';
import { allEndpoints as endpoints } from '@/lib/api/endpoints/all';
import { createGateway } from '@/lib/bff/gateway';
import type { FailedBackendCall } from '@/lib/monitoring/log';

export const SITE = 'https://tienda.test';
/** Secrets that the shop has and a browser must never see. */
export const SECRETS = {
  sessionSecrets: ['s'.repeat(40)],
  clientId: 'tienda',
  clientSecret: 'secreto-oauth',
};
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A gateway in front of an HTTP server, the requests that this server got, and the failures that were reported. */
export async function gatewayTo(listener: RequestListener, timeoutMs?: number) {
  const asked: IncomingMessage[] = [];
  const created = createServer((request, response) => {
    asked.push(request);
    listener(request, response);
  });
  server = created;
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(created.address() as AddressInfo).port}`;
  const failed: FailedBackendCall[] = [];
  const onFailure = (call: FailedBackendCall) => void failed.push(call);
  const gateway = createGateway({
    apiUrl,
    siteOrigin: SITE,
    endpoints,
    timeoutMs,
    onFailure,
    ...SECRETS,
  });
  const ask = (path: string, init?: RequestInit) =>
    gateway(new Request(`${SITE}/api${path}`, init));
  return { ask, asked, failed };
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
