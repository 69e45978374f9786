// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserHooks } from '@/lib/api/client/browser-hooks';
import { createClient, JSON_API_TYPE } from '@/lib/api/client/client';
import type { Customer } from '@/lib/api/customer';
import { assumedSessionEndpoints } from '@/lib/api/endpoints/assumed-session';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { createGateway } from '@/lib/bff/gateway';
import { closeSession } from '@/stores/flows/session/answer-api-error';
import { installApiHooks } from '@/stores/flows/session/install-api-hooks';
import { useToastStore } from '@/stores/interface/toast-store';
import { openSession } from '@/stores/session/session-actions';
import { getSessionHeaders, useSessionStore } from '@/stores/session/session-store';
import { clearToasts } from '../../../support/clear-toasts';

const customer = { id: '7', name: 'Ana', email: 'ana@ejemplo.mx' } as Customer;
const toasts = () => useToastStore.getState().toasts;
const session = () => useSessionStore.getState();
const open = (accessToken: string) => openSession({ customer, accessToken, expiresIn: 60 });

/** Answers each call with a 401 as soon as the test releases it. */
function refusing() {
  const waiting: (() => void)[] = [];
  const client = createClient({
    baseUrl: '/api',
    hooks: browserHooks,
    fetch: () =>
      new Promise((resolve) => {
        const answer = () =>
          new Response('{"errors":[{"status":"401","code":"token_expired"}]}', {
            status: 401,
            headers: { 'content-type': JSON_API_TYPE },
          });
        waiting.push(() => resolve(answer()));
      }),
  });
  return { client, letGo: () => waiting.splice(0).forEach((go) => void go()) };
}
const settled = (calls: Promise<unknown>[]) => Promise.allSettled(calls);

beforeEach(() => {
  installApiHooks();
  clearToasts();
  closeSession();
});
afterEach(() => vi.restoreAllMocks());

it('handles fifty at once with one toast and one reset, and the next sign-in starts fresh', async () => {
  const { client, letGo } = refusing();
  open('asa');
  let clearings = 0;
  const stop = useSessionStore.subscribe((now, before) => {
    if (before.accessToken && !now.accessToken) clearings += 1;
  });
  const calls = Array.from({ length: 50 }, () => client.request(specEndpoints.session));
  letGo();
  const outcomes = await settled(calls);
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  await expect.poll(toasts).toMatchObject([
    {
      type: 'error',
      title: 'Sesión expirada',
      text: 'Tu sesión ha expirado, vuelve a iniciar sesión si así lo deseas.',
      duration: 3000,
    },
  ]);
  expect([clearings, session().isExpired, localStorage.getItem('accessToken')]).toEqual([
    1,
    true,
    null,
  ]);

  clearToasts();
  const later = settled([client.request(specEndpoints.session)]);
  letGo();
  await later;
  expect(toasts()).toEqual([]);

  open('otra');
  expect(session().isExpired).toBe(false);
  const again = settled([client.request(specEndpoints.session)]);
  letGo();
  await again;
  await expect.poll(toasts).toHaveLength(1);
  stop();
});

/** Another tab ends or opens the session. Its event reaches this tab only with `tell`. */
const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
function signInElsewhere(accessToken: string) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('session-open=1');
  localStorage.setItem('customer', JSON.stringify(customer));
  localStorage.setItem('tokenExpires', String(Date.now() + 60_000));
  localStorage.removeItem('sessionExpired');
  localStorage.setItem('accessToken', accessToken);
}

it('ends a session that another tab has opened after this one had ended, and says so', async () => {
  const { client, letGo } = refusing();
  const refuse = async () => {
    const calls = settled([client.request(specEndpoints.session)]);
    letGo();
    await calls;
  };
  open('asa');
  await refuse();
  await expect.poll(toasts).toHaveLength(1);
  clearToasts();
  signInElsewhere('otra');
  tell();
  expect(session()).toMatchObject({ accessToken: 'otra', isExpired: false });
  await refuse();
  await expect.poll(toasts).toMatchObject([{ title: 'Sesión expirada' }]);
  expect([session().accessToken, localStorage.getItem('accessToken')]).toEqual([null, null]);
});

it('leaves the session alone that another tab opened while the refusal was under way', async () => {
  const { client, letGo } = refusing();
  open('vieja');
  const late = settled([client.request(specEndpoints.session)]);
  signInElsewhere('nueva');
  letGo();
  await late;
  await expect.poll(() => session().accessToken).toBe('nueva');
  expect([toasts(), localStorage.getItem('accessToken')]).toEqual([[], 'nueva']);
});

it('is silent when another tab has notified the customer', async () => {
  const { client, letGo } = refusing();
  open('asa');
  const late = settled([client.request(specEndpoints.session)]);
  for (const key of ['accessToken', 'customer', 'tokenExpires']) localStorage.removeItem(key);
  localStorage.setItem('sessionExpired', '1');
  letGo();
  await late;
  await expect.poll(() => session().isExpired).toBe(true);
  expect([session().accessToken, toasts()]).toEqual([null, []]);
});

it('asks a guest to sign in, and names the requested resource', async () => {
  const { client, letGo } = refusing();
  const call = settled([client.request(specEndpoints.cartTotalItems)]);
  letGo();
  await call;
  await expect.poll(toasts).toMatchObject([
    {
      title: 'Sesión requerida',
      text: 'Necesitas iniciar sesión para continuar en esta pantalla. /eshop/carrito/total-items',
    },
  ]);
});

it('ignores late answers to an earlier session', async () => {
  const { client, letGo } = refusing();
  open('vieja');
  const late = settled([client.request(specEndpoints.session)]);
  open('nueva');
  letGo();
  await late;
  const own = settled([
    client.request(specEndpoints.login),
    client.request(specEndpoints.register),
    client.request(specEndpoints.customerSelf),
  ]);
  letGo();
  await own;
  await new Promise((resolve) => setTimeout(resolve));
  expect([getSessionHeaders(), toasts()]).toEqual([{ authorization: 'Bearer nueva' }, []]);
});

it.each([
  ['HTML', '<html>'],
  ['no body', ''],
  ['an empty document', '{}'],
])('ends the session at a 401 with %s that passes the gateway', async (_, body) => {
  const gateway = createGateway({
    apiUrl: 'https://api.example',
    siteOrigin: 'https://tienda.example',
    endpoints: [specEndpoints.cartValidate],
    sessionSecrets: ['s'.repeat(40)],
    clientId: 'tienda',
    clientSecret: 'secreto-oauth',
    fetch: async () => new Response(body, { status: 401 }),
  });
  const client = createClient({
    baseUrl: 'https://tienda.example/api',
    hooks: browserHooks,
    fetch: (url, { headers } = {}) => gateway(new Request(url as string, { headers })),
  });
  open('asa');
  await expect(
    client.request(specEndpoints.cartValidate, { params: { product: 1 } }),
  ).rejects.toMatchObject({ status: 401 });
  await expect.poll(() => session().accessToken).toBeNull();
  await expect.poll(toasts).toMatchObject([{ title: 'Sesión requerida' }]);
  expect(session().isExpired).toBe(true);
});

it.each([
  ['is too old', 61_000, 'Sesión expirada'],
  ['is not too old', 59_000, 'Sesión requerida'],
])('says that the session expired only when its token %s', async (_, later, title) => {
  const client = createClient({
    baseUrl: '/api',
    hooks: browserHooks,
    fetch: async () => new Response('{"message":"Unauthenticated."}', { status: 401 }),
  });
  open('asa');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + later);
  await settled([client.request(specEndpoints.session)]);
  await expect.poll(toasts).toMatchObject([{ title }]);
  expect([session().accessToken, session().isExpired]).toEqual([null, true]);
});

it('leaves a refused sign-in to its form', async () => {
  const { client, letGo } = refusing();
  const refused = settled([
    client.request(specEndpoints.login),
    client.request(assumedSessionEndpoints.socialLogin),
  ]);
  letGo();
  await refused;
  // The handler's code is loaded when a 401 arrives.
  await import('@/stores/flows/session/answer-api-error');
  expect([session().isExpired, toasts()]).toEqual([false, []]);
});
