// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { browserHooks, setClientHooks } from '@/lib/api/client/browser-hooks';
import { createClient, JSON_API_TYPE } from '@/lib/api/client/client';
import { ApiError, DATABASE_DOWN_CODE } from '@/lib/api/client/errors';
import { getQueryClient } from '@/lib/api/client/query-client';
import { assumedSessionEndpoints } from '@/lib/api/endpoints/assumed-session';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { createGateway } from '@/lib/bff/gateway';
import { answerApiError } from '@/stores/flows/session/answer-api-error';
import { installApiHooks } from '@/stores/flows/session/install-api-hooks';
import { useToastStore } from '@/stores/interface/toast-store';
import { openSession } from '@/stores/session/session-actions';
import { getSessionHeaders, useSessionStore } from '@/stores/session/session-store';
import { laura } from '../../../components/account/harness';
import { clearToasts } from '../../../support/clear-toasts';

beforeAll(installApiHooks);
afterAll(() => setClientHooks({}));

/** Has not confirmed the device, so that nothing which other files have started asks for her data. */
const customer = { ...laura, authorizedDevice: false };
const toasts = () => useToastStore.getState().toasts;
const shown = () => toasts().map(({ text }) => text);
const answer = (fields: ConstructorParameters<typeof ApiError>[0]) =>
  answerApiError(new ApiError(fields), {
    endpoint: specEndpoints.session,
    url: '/eshop/session',
    headers: getSessionHeaders(),
  });

/** The browser's client, whose calls `fetch` answers. */
const clientOf = (fetch: () => Promise<Response>) =>
  createClient({ baseUrl: '/api', hooks: browserHooks, fetch });

it.each([
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'http', status: 429 },
  { kind: 'http', status: 500, serverMessage: 'SQLSTATE[HY000] [2002] Connection refused' },
  { kind: 'http', status: 500, errors: [{ detail: 'x' }, { code: DATABASE_DOWN_CODE }] },
] as const)('tells the visitor of what concerns the whole shop: %o', (error) => {
  answer(error);
  expect(shown()).toEqual([expect.stringMatching(/\p{L}/u)]);
  expect(shown()[0]).not.toContain('SQLSTATE');
});

it.each([
  { kind: 'http', status: 404 },
  { kind: 'http', status: 422 },
  { kind: 'http', status: 500 },
  { kind: 'parse', status: 200 },
] as const)('leaves what concerns one screen to the screen: %o', (error) => {
  answer(error);
  expect(shown()).toEqual([]);
});

it.each([
  ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'database',
    async () => Response.json({ message: 'SQLSTATE[HY000] [2002] refused' }, { status: 500 }),
  ],
])('shows one notice of 3,000 ms for a query that tries again: %s', async (name, fetch) => {
  vi.useFakeTimers();
  const tries = vi.fn(fetch);
  const client = clientOf(tries);
  const query = getQueryClient().fetchQuery({
    queryKey: [name],
    queryFn: ({ signal }) => client.request(specEndpoints.session, { signal }),
    // As in a query; `fetchQuery` alone does not try again.
    retry: getQueryClient().getDefaultOptions().queries?.retry,
  });
  const end = expect(query).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts()).toMatchObject([{ duration: 3000 }]);
  // Its time is over while the query tries again.
  clearToasts();
  await vi.runAllTimersAsync();
  await end;
  expect(tries).toHaveBeenCalledTimes(3);
  expect(shown()).toEqual([]);
});

it('says nothing of calls that fail without a connection, which has its own banner', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer({ kind: 'network' });
  answer({ kind: 'timeout' });
  expect(shown()).toEqual([]);
});

const session = () => useSessionStore.getState();
const open = (accessToken: string) => openSession({ customer, accessToken, expiresIn: 60 });

let waiting: (() => void)[] = [];
/** Calls of the browser, which are answered with a 401 as soon as the test releases them. */
function ask(...endpoints: Endpoint[]) {
  waiting = [];
  const body = '{"errors":[{"status":"401","code":"token_expired"}]}';
  const init = { status: 401, headers: { 'content-type': JSON_API_TYPE } };
  const client = clientOf(async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response(body, init);
  });
  return Promise.allSettled(endpoints.map((endpoint) => client.request(endpoint)));
}
const letGo = () => waiting.forEach((go) => void go());
function refuse(...endpoints: Endpoint[]) {
  const calls = ask(...endpoints);
  letGo();
  return calls;
}

it('handles fifty at once with one toast and one reset, and the next sign-in starts fresh', async () => {
  open('asa');
  let clearings = 0;
  const stop = useSessionStore.subscribe((now, before) => {
    if (before.accessToken && !now.accessToken) clearings += 1;
  });
  const outcomes = await refuse(...Array.from({ length: 50 }, () => specEndpoints.session));
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  await expect.poll(toasts).toMatchObject([
    {
      type: 'error',
      title: 'Sesión expirada',
      text: 'Tu sesión ha expirado, vuelve a iniciar sesión si así lo deseas.',
      duration: 3000,
    },
  ]);
  expect([clearings, session().isExpired]).toEqual([1, true]);
  expect(localStorage.getItem('accessToken')).toBeNull();

  clearToasts();
  await refuse(specEndpoints.session);
  expect(toasts()).toEqual([]);

  open('otra');
  expect(session().isExpired).toBe(false);
  await refuse(specEndpoints.session);
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
  open('asa');
  await refuse(specEndpoints.session);
  await expect.poll(toasts).toHaveLength(1);
  clearToasts();
  signInElsewhere('otra');
  tell();
  expect(session()).toMatchObject({ accessToken: 'otra', isExpired: false });
  await refuse(specEndpoints.session);
  await expect.poll(toasts).toMatchObject([{ title: 'Sesión expirada' }]);
  expect([session().accessToken, localStorage.getItem('accessToken')]).toEqual([null, null]);
});

it('leaves the session alone that another tab opened while the refusal was under way', async () => {
  open('vieja');
  const late = ask(specEndpoints.session);
  signInElsewhere('nueva');
  letGo();
  await late;
  await expect.poll(() => session().accessToken).toBe('nueva');
  expect([toasts(), localStorage.getItem('accessToken')]).toEqual([[], 'nueva']);
});

it('is silent when another tab has notified the customer', async () => {
  open('asa');
  const late = ask(specEndpoints.session);
  for (const key of ['accessToken', 'customer', 'tokenExpires']) localStorage.removeItem(key);
  localStorage.setItem('sessionExpired', '1');
  letGo();
  await late;
  await expect.poll(() => session().isExpired).toBe(true);
  expect([session().accessToken, toasts()]).toEqual([null, []]);
});

it('asks a guest to sign in, and names the requested resource', async () => {
  await refuse(specEndpoints.cartTotalItems);
  await expect.poll(toasts).toMatchObject([
    {
      title: 'Sesión requerida',
      text: 'Necesitas iniciar sesión para continuar en esta pantalla. /eshop/carrito/total-items',
    },
  ]);
});

it('ignores late answers to an earlier session, and those that have a 401 of their own', async () => {
  open('vieja');
  const late = ask(specEndpoints.session);
  open('nueva');
  letGo();
  await late;
  const { login, register, customerSelf } = specEndpoints;
  await refuse(login, register, customerSelf);
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
  const client = clientOf(
    async () => new Response('{"message":"Unauthenticated."}', { status: 401 }),
  );
  open('asa');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + later);
  await Promise.allSettled([client.request(specEndpoints.session)]);
  await expect.poll(toasts).toMatchObject([{ title }]);
  expect([session().accessToken, session().isExpired]).toEqual([null, true]);
});

it('leaves a refused sign-in to its form', async () => {
  await refuse(specEndpoints.login, assumedSessionEndpoints.socialLogin);
  await new Promise((resolve) => setTimeout(resolve));
  expect([session().isExpired, toasts()]).toEqual([false, []]);
});
