import type { IncomingMessage, RequestListener } from 'node:http';
import { expect } from 'vitest';
import { JSON_API_TYPE } from '@/lib/api/client/client';
import { allEndpoints as endpoints } from '@/lib/api/endpoints/all';
import { createGateway } from '@/lib/bff/gateway';
import type { FailedBackendCall } from '@/lib/monitoring/log';
import { serveInTest } from '@/tests/support/serve-in-test';

export const SITE = 'https://tienda.test';
/** Secrets that the shop has and a browser must never see. */
export const SECRETS = {
  sessionSecrets: ['s'.repeat(40)],
  clientId: 'tienda',
  clientSecret: 'secreto-oauth',
};

/** A gateway in front of an HTTP server, the requests that this server got, and the failures that were reported. */
export async function gatewayTo(listener: RequestListener, timeoutMs?: number) {
  const asked: IncomingMessage[] = [];
  const { origin: apiUrl } = await serveInTest((request, response) => {
    asked.push(request);
    listener(request, response);
  });
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
