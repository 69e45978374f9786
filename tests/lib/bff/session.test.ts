import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { authenticate, type SignInRequest } from '@/lib/api/authentication';
import { createClient } from '@/lib/api/client/client';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { type BodyFields, SIGN_IN_FIELDS } from '@/lib/api/endpoints/sign-in-fields';
import type { GuestData } from '@/lib/domain/account/types';
import { createSessions } from '@/lib/session/sessions';
import { forAllAsync } from '@/tests/support/for-all';
import {
  answering,
  callOf,
  errorOf,
  gatewayTo,
  logIn,
  openedBy,
  openGateway,
  post,
  SECRETS,
  SITE,
  toCookie,
} from './gateway-harness';

const TOKEN = 'backend.token/de+verdad';
const customer = { type: 'customers', id: '7', attributes: { name: 'Ana' } };
const token = { token_type: 'Bearer', access_token: TOKEN, expires_in: 3600 };
const granted = { data: customer, meta: { token, debug: TOKEN, cart_merge: { added: [] } } };

/** A backend with one customer, and the requests that it got. */
async function shop(login: object = granted) {
  const told: { url: string; body: unknown; headers: Record<string, unknown> }[] = [];
  const { ask } = await gatewayTo(async (request, response) => {
    const text = (await request.toArray()).join('');
    const { url = '', headers } = request;
    told.push({ url, headers, body: text ? JSON.parse(text) : undefined });
    const isKnown = headers.authorization === `Bearer ${TOKEN}`;
    const answer = (status: number, body: object) =>
      response.writeHead(status).end(JSON.stringify(body));
    if (/login|register/.test(url)) answer(200, login);
    else if (url.endsWith('/verify')) {
      const device = text.includes('forget') ? {} : { device_token: 'aparato' };
      answer(200, { data: customer, meta: { ...device, ok: true } });
    } else if (!isKnown) answer(401, { errors: [{ status: '401', detail: 'No' }] });
    else answer(200, { data: customer, meta: url.includes('total-items') ? { said: TOKEN } : {} });
  });
  return { told, call: callOf(ask), ask };
}

const cookiesOf = (response: Response) => response.headers.getSetCookie();

it('passes a registration without a token on as done, without a session and without its body', async () => {
  const { call } = await shop({ data: customer, secret: SECRETS.clientSecret });
  const response = await call('POST', '/eshop/register', { email: 'a@b.mx', password: 'x' });
  expect([response.status, await response.text(), cookiesOf(response)]).toEqual([200, '{}', []]);
  expect((await call('POST', '/eshop/login', { username: 'a@b.mx' })).status).toBe(502);
});

/** Whatever a visitor may send to get more than a session of a customer, beside each field that a form sends. */
const CLAIMS = {
  grant_type: 'client_credentials',
  scope: 'admin',
  client_id: 'mine',
  client_secret: 'mine',
  device_token: 'mine',
  user_id: 1,
  customer_id: 1,
  refresh_token: 'mine',
  provider: 'users',
  is_admin: true,
  remember: true,
};

describe.each([
  ['login', '/eshop/login', SIGN_IN_FIELDS.login],
  ['register', '/eshop/register', SIGN_IN_FIELDS.register],
  ['social', '/eshop/login/social', SIGN_IN_FIELDS.social],
] as const)('a %s', (by, path, fields: BodyFields) => {
  const added = {
    ...(by === 'login' ? { grant_type: 'password', scope: '*' } : {}),
    client_id: SECRETS.clientId,
    client_secret: SECRETS.clientSecret,
    device_token: null,
  };
  const filled = (listed: BodyFields): Record<string, unknown> => {
    const fill = ([name, inner]: [string, true | BodyFields]) =>
      [name, inner === true ? name : [filled(inner)]] as const;
    return Object.fromEntries(Object.entries(listed).map(fill));
  };
  const openShop = async () => {
    const { told, call } = await shop();
    return async (body: object) => {
      await call('POST', path, body);
      return told.pop()?.body;
    };
  };

  it('takes the fields of its form along, and the shop’s own', async () => {
    const send = await openShop();
    expect(await send(filled(fields))).toEqual({ ...filled(fields), ...added });
  });

  it('takes nothing else of a visitor along with the shop’s secret, at any depth and in any form', async () => {
    const send = await openShop();
    const { zip_code: _, ...own } = filled(fields);
    // A field of the form is the visitor's own to fill, whatever it is called.
    const claims = Object.fromEntries(Object.entries(CLAIMS).filter(([name]) => !(name in own)));
    const { product_id: _p, qty: _q, ...line } = filled(SIGN_IN_FIELDS.login.shopping_cart);
    const claimed = { ...line, ...CLAIMS, product_id: { $ne: 1 }, qty: ['9'] };
    const cart = [claimed, 'x', null, [claimed]];
    const claiming = { ...own, ...claims, shopping_cart: cart, zip_code: { a: 1 } };
    expect(await send(claiming)).toEqual({ ...own, ...added, shopping_cart: [line] });
    const sent = await send({ ...own, assembly_products: { 0: line } });
    expect(sent).not.toHaveProperty('assembly_products');
  });

  it('takes no field along that is not listed, whatever it is called', async () => {
    const send = await openShop();
    const listed = new Set([...Object.keys(fields), ...Object.keys(added)]);
    await forAllAsync(fc.dictionary(fc.string(), fc.jsonValue()), async (body) => {
      const names = Object.keys((await send(body)) ?? {});
      expect(names.filter((name) => !listed.has(name))).toEqual([]);
    });
  });
});

const GUEST: GuestData = {
  cart: [
    {
      productId: '33',
      qty: 2,
      assemblyId: 'a',
      assemblyName: 'Mi equipo',
      assemblyGroupId: '2',
      requiresAssembly: true,
    },
  ],
  assembly: { name: 'Mi equipo', entries: [{ assemblyGroupId: '2', productId: '41', qty: 1 }] },
  zipCode: '06000',
};

it.each<SignInRequest>([
  { by: 'login', fields: { email: 'a@b.mx', password: 'x', remember: false } },
  { by: 'social', fields: { provider: 'google', token: 'g' } },
  {
    by: 'register',
    fields: {
      accountType: 'business',
      businessName: 'Ana SA',
      rfc: 'ANA010101AA1',
      names: 'Ana',
      lastName: 'Ruiz',
      motherLastName: '',
      phone: '5512345678',
      email: 'a@b.mx',
      password: 'x',
      passwordConfirmation: 'x',
    },
  },
])('loses nothing of what the form and the guest send: $by', async (entry) => {
  const { told, ask } = await shop();
  const sent: unknown[] = [];
  const client = createClient({
    baseUrl: '',
    fetch: (url, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return ask(String(url), init);
    },
  });
  await authenticate(client, { entry, guest: GUEST, key: crypto.randomUUID() });
  const { remember: _, ...fields } = sent[0] as Record<string, unknown>;
  expect(told[0]?.body).toMatchObject(fields);
});

async function loggedIn(body: object = {}) {
  const { told, call, ask } = await shop();
  const { headers: both, response, meta } = await logIn(ask, body);
  return { told, call, response, meta, both };
}

describe('login', () => {
  it('hides the token and the client secret from the browser', async () => {
    const { response, meta } = await loggedIn();
    const access_token = expect.stringMatching(/^[\w-]{43}$/);
    expect(meta).toEqual({ access_token, expires_in: 3600, cart_merge: { added: [] } });
    const everything = (await response.text()) + JSON.stringify([...response.headers]);
    for (const secret of [TOKEN, SECRETS.clientSecret]) expect(everything).not.toContain(secret);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('seals the token in a cookie that scripts, other sites and plain http never see', async () => {
    const { response } = await loggedIn();
    const sealed = /^__Secure-session=[\w.-]+; Path=\/api; SameSite=Strict; HttpOnly; Secure$/;
    const mark = 'session-open=1; Path=/; SameSite=Strict; Secure';
    expect(cookiesOf(response)).toEqual([expect.stringMatching(sealed), mark]);
    const { response: kept } = await loggedIn({ remember: true });
    expect(cookiesOf(kept)).toEqual([
      expect.stringContaining('; Max-Age=3600; HttpOnly'),
      expect.stringContaining('; Max-Age=3600; Secure'),
    ]);
  });

  it.each([
    ['no token', { data: customer, meta: {} }],
    ['no customer, whose token nobody knows', { data: null, meta: { token: 'otro' } }],
    ['the token among the customer’s data', { data: { ...customer, id: TOKEN }, meta: { token } }],
    [
      'the token of the device under another name',
      {
        data: { ...customer, attributes: { name: 'aparato-largo' } },
        meta: { token, device_token: 'aparato-largo' },
      },
    ],
  ])('502 for an answer with %s', async (_, answer) => {
    const { call } = await shop(answer);
    const response = await call('POST', '/eshop/login', {});
    expect((await errorOf(response)).status).toBe(502);
    expect(cookiesOf(response)).toEqual([]);
  });

  it('asks for the customer when the answer has only the token', async () => {
    const { told, call } = await shop(token);
    const response = await call('POST', '/eshop/login', {});
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect(told.at(-1)).toMatchObject({ url: '/api/shop-v1/customers/-actions/self', headers });
    expect((await response.json()).data).toEqual(customer);
    expect(cookiesOf(response)).toHaveLength(2);
  });

  it('forwards the key of a guest cart, if it is valid', async () => {
    const { told, call } = await shop();
    const key = '6f1c1f0e-5f4e-4c67-9d3c-2f3e7a1d0b11';
    await call('POST', '/eshop/login', {}, { 'idempotency-key': key });
    await call('POST', '/eshop/register', {}, { 'idempotency-key': 'x\u00e9' });
    expect(told.map(({ headers }) => headers['idempotency-key'])).toEqual([key, undefined]);
  });
});

describe('a call for customers', () => {
  it('needs both the cookie and the handle', async () => {
    const { told, call, both } = await loggedIn();
    const self = (headers: Record<string, string>) =>
      call('GET', '/shop-v1/customers/-actions/self', undefined, headers);
    expect((await self(both)).status).toBe(200);
    expect(told.at(-1)?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    const asked = told.length;
    const other = await loggedIn();
    const wrong: Record<string, string>[] = [
      { cookie: both.cookie },
      { authorization: both.authorization },
      { ...both, authorization: other.both.authorization },
      { ...both, authorization: `${both.authorization}x` },
      { ...both, authorization: `Bearer ${TOKEN}` },
      // Not the last letter, because some of its bits have no meaning.
      { ...both, cookie: both.cookie.replace(/.(?=.{3}(;|$))/, (c) => (c === 'A' ? 'B' : 'A')) },
      {},
    ];
    for (const headers of wrong) expect((await errorOf(await self(headers))).status).toBe(401);
    expect(told).toHaveLength(asked);
  });

  it('is rejected after the session has expired, and with another secret', async () => {
    const now = vi.fn(() => 1_000_000);
    const sessions = createSessions(SECRETS.sessionSecrets, true, now);
    const request = new Request(SITE, { headers: await openedBy(sessions, TOKEN) });
    expect(await sessions.read(request)).toEqual({ token: TOKEN });
    expect(await createSessions(['o'.repeat(40)], true, now).read(request)).toBeNull();
    now.mockReturnValue(1_059_999);
    expect(await sessions.read(request)).toEqual({ token: TOKEN });
    now.mockReturnValue(1_060_000);
    expect(await sessions.read(request)).toBeNull();
  });

  it('survives a change of the secret as long as the old one is named second', async () => {
    const [fresh, other] = ['n'.repeat(40), 'o'.repeat(40)];
    const old = SECRETS.sessionSecrets;
    const opened = await openedBy(createSessions(old, true), TOKEN);
    const readWith = (secrets: string[], headers = opened) =>
      createSessions(secrets, true).read(new Request(SITE, { headers }));
    expect(await readWith([fresh, ...old])).toEqual({ token: TOKEN });
    expect(await readWith([fresh])).toBeNull();
    expect(await readWith([fresh, other])).toBeNull();
    const renewed = await openedBy(createSessions([fresh, ...old], true), TOKEN);
    expect(await readWith([fresh], renewed)).toEqual({ token: TOKEN });
  });

  it('does not return an answer that contains the token', async () => {
    const { call, both } = await loggedIn();
    const response = await call('GET', '/eshop/carrito/total-items', undefined, both);
    expect((await errorOf(response)).status).toBe(502);
  });

  it('sends the token with public calls too, but only with a complete session', async () => {
    const { told, call, both } = await loggedIn();
    await call('GET', '/shop-v1/stores', undefined, both);
    await call('GET', '/shop-v1/stores', undefined, { authorization: both.authorization });
    expect(told.slice(-2).map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${TOKEN}`,
      undefined,
    ]);
  });
});

it('asks for the result of a lost order each time, however many orders were not placed', async () => {
  const { ask, asked } = await answering(404, '{}');
  const headers = await openedBy(createSessions(SECRETS.sessionSecrets, true), TOKEN);
  const path = `${assumedCheckoutEndpoints.transactionOutcome.path}?cart_id=7-1`;
  for (let at = 0; at < 8; at++) expect((await ask(path, { headers })).status).toBe(404);
  expect(asked).toHaveLength(8);
});

it('stores the device token of a login that contains one', async () => {
  const { call } = await shop({ ...granted, meta: { token, device_token: 'aparato' } });
  const response = await call('POST', '/eshop/login', {});
  expect(await response.clone().text()).not.toContain('aparato');
  expect(cookiesOf(response)[2]).toMatch(/^__Host-device=/);
});

it('stores the device token sealed, and sends it with the next login', async () => {
  const { told, call, both } = await loggedIn();
  const verified = await call('POST', '/eshop/two-step/verify', { verification_code: '1' }, both);
  const [device = ''] = cookiesOf(verified);
  expect(device).toMatch(
    /^__Host-device=[\w.-]+; Path=\/; SameSite=Strict; Max-Age=31536000; HttpOnly; Secure$/,
  );
  expect(await verified.text()).toBe(JSON.stringify({ data: customer, meta: { ok: true } }));
  await call('POST', '/eshop/login', {}, { cookie: toCookie(cookiesOf(verified)) });
  expect(told.at(-1)?.body).toMatchObject({ device_token: 'aparato' });
  // One cookie cannot be used as the other.
  const swapped = device.split(';')[0]?.replace('__Host-device', '__Secure-session') ?? '';
  const asCustomer = { cookie: swapped, authorization: both.authorization };
  expect((await call('GET', '/eshop/session', undefined, asCustomer)).status).toBe(401);
});

it('gives the browser no token that stands elsewhere in the answer to a login', async () => {
  const attributes = { name: 'Ana', oauth: { refreshToken: 'r-1' }, devices: [{ token: 'd-1' }] };
  const merge = { added: [{ 'refresh-token': 'r-2' }] };
  const meta = { token, refresh_token: 'r-3', cart_merge: merge };
  const { call } = await shop({ data: { ...customer, attributes }, meta });
  const answer = await (await call('POST', '/eshop/login', {})).json();
  expect(answer.data.attributes).toEqual({ name: 'Ana', oauth: {}, devices: [{}] });
  expect(answer.meta.cart_merge).toEqual({ added: [{}] });
  expect(JSON.stringify(answer)).not.toMatch(/[rd]-\d/);
});

it('remembers no device when the backend names none', async () => {
  const { call, both } = await loggedIn();
  const code = { verification_code: 'forget' };
  const verified = await call('POST', '/eshop/two-step/verify', code, both);
  expect([verified.status, cookiesOf(verified)]).toEqual([200, []]);
});

it('tells of a review that was saved, by the product in the answer or in what was sent', async () => {
  const session = await openedBy(createSessions(SECRETS.sessionSecrets, true), TOKEN);
  const onReviewChanged = vi.fn();
  const review = (id: string) => ({
    data: { relationships: { product: { data: { type: 'products', id } } } },
  });
  const save = (answer: object, status: number) =>
    openGateway({ onReviewChanged, fetch: async () => Response.json(answer, { status }) })(
      '/shop-v1/product-reviews',
      post(review('33'), session),
    );
  await save(review('34'), 201);
  await save({}, 201);
  await save({ message: 'No' }, 422);
  expect(onReviewChanged.mock.calls).toEqual([['34'], ['33']]);
});

describe('logout', () => {
  it('ends the session in the browser for any answer of the backend', async () => {
    const { call, both, told } = await loggedIn();
    const response = await call('POST', '/eshop/logout', undefined, both);
    expect(response.status).toBe(200);
    expect(told.at(-1)?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    const removed = [
      '__Secure-session=; Path=/api; SameSite=Strict; Max-Age=0; HttpOnly; Secure',
      'session-open=; Path=/; SameSite=Strict; Max-Age=0; Secure',
    ];
    expect(cookiesOf(response)).toEqual(removed);
    const again = await call('POST', '/eshop/logout', undefined, { cookie: both.cookie });
    expect([again.status, cookiesOf(again)]).toEqual([401, removed]);
  });

  it('is rejected from other sites', async () => {
    const { call, both } = await loggedIn();
    const elsewhere = { ...both, 'sec-fetch-site': 'cross-site' };
    const response = await call('POST', '/eshop/logout', {}, elsewhere);
    expect([response.status, cookiesOf(response)]).toEqual([403, []]);
  });
});
