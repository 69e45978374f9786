import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '@/lib/api/client/json';
import { containsSecret, withoutTokens } from '@/lib/bff/secrets';
import { forAll } from '@/tests/support/for-all';
import { answering, errorOf, SECRETS } from './gateway-harness';

const SECRET = '12|Abc/d+e.F"g\\h=';
const IN_JSON = JSON.stringify({ token: SECRET });
const IN_ADDRESS = encodeURIComponent(SECRET);
const found = (value: unknown) => containsSecret(JSON.stringify(value), [SECRET]);

/** Each way in which JSON may write a letter. */
const spellings = (letter: string) => [
  JSON.stringify(letter).slice(1, -1),
  `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ...(letter === '/' ? ['\\/'] : []),
];
/** A text as JSON in which any letter may be an escape. */
const anySpelling = (text: string) =>
  fc
    .tuple(...[...text].map((letter) => fc.constantFrom(...spellings(letter))))
    .map((letters) => letters.join(''));

describe('a secret in an answer', () => {
  it('is found however JSON escapes it, in any string and any key', () => {
    const text = anySpelling(SECRET).chain((secret) =>
      fc.constantFrom(
        `["${secret}"]`,
        `{"a":{"b":["x",{"c":"Bearer ${secret}; y"}]}}`,
        `{"${secret}":1}`,
        `{"a":{"x-${secret}-y":null}}`,
      ),
    );
    forAll(text, (json) => expect(found(parseJson(json))).toBe(true));
  });

  it.each<[string, string]>([
    ['as JSON in a text', IN_JSON],
    ['as JSON of PHP in a text', IN_JSON.replaceAll('/', '\\/').replaceAll('|', '\\u007c')],
    ['as JSON in JSON in a text', JSON.stringify(IN_JSON)],
    ['in an address', `https://x.example/?token=${IN_ADDRESS}`],
    ['in an address in an address', `/login?next=${encodeURIComponent(`/x?t=${IN_ADDRESS}`)}`],
    ['of which only some signs are encoded', SECRET.replace('|', '%7c')],
    ...['', 'a', 'ab', 'tienda:'].map((before): [string, string] => [
      `in base64 after ${before.length}`,
      btoa(`${before}${SECRET}:x`),
    ]),
    ['in base64 for addresses', Buffer.from(`id:${SECRET}`).toString('base64url')],
  ])('is found %s', (_, text) => expect(found({ debug: `x ${text} y` })).toBe(true));

  it.each([
    ['a part of it', SECRET.slice(0, -1)],
    ['another', SECRET.replace('A', 'B')],
    ['signs that look like escapes', 'u007c %7C %zz \\u00 %'],
  ])('is not found in %s', (_, text) => expect(found({ text, [text]: text })).toBe(false));

  it('is none that is too short to be one, and none that is not there', () => {
    expect(containsSecret('"1234567"', ['1234567', null, undefined, ''])).toBe(false);
    expect(containsSecret('"12345678"', ['12345678'])).toBe(true);
  });

  it('of a megabyte is looked for in time that grows with its length only', () => {
    const costOf = (unit: string, length: number) => {
      const text = unit.repeat(length / unit.length);
      const start = process.cpuUsage();
      containsSecret(text, [SECRET]);
      withoutTokens({ [text]: text });
      return process.cpuUsage(start).user / 1000;
    };
    for (const unit of ['\\', '%25', 'u00', '%', 'token', 'device__', 'tokens', 'device token ']) {
      const [long, short] = [costOf(unit, 1_000_000), costOf(unit, 50_000)];
      expect(long).toBeLessThan(100 * Math.max(short, 10));
    }
  });
});

const TOKEN_NAMES = [
  ...'device_token deviceToken device-token DeviceToken DEVICE_TOKEN refresh_token'.split(' '),
  ...'refreshToken refresh-token refresh_tokens refresh_token_expires_in apiToken'.split(' '),
  ...'new_refresh_token x-refresh-token token tokens access_token'.split(' '),
];

describe('what is named a token', () => {
  it('is left out, however deep it is and whatever it holds', () => {
    const inner = fc.tuple(
      fc.constantFrom(...TOKEN_NAMES),
      fc.constantFrom('SECRETO', 7, ['SECRETO'], { value: 'SECRETO' }, null),
    );
    const place = fc.array(fc.constantFrom('list', 'object'), { maxLength: 8 });
    forAll(inner, place, ([name, value], levels) => {
      const wrap = (held: unknown, level: string) =>
        level === 'list' ? [1, held] : { a: 'b', held };
      const around = (one: unknown) => levels.reduce(wrap, one);
      expect(withoutTokens(around({ id: '1', [name]: value }))).toEqual(around({ id: '1' }));
    });
  });

  // The first is known by its name alone.
  it.each(['personal-access-tokens', 'refresh-tokens'])('is left out as a resource: %s', (type) => {
    const token = { type, id: 'SECRETO', attributes: { value: 'SECRETO' } };
    const customer = { type: 'customers', id: '7' };
    const left = withoutTokens({ data: token, included: [token, customer] });
    expect(left).toEqual({ included: [customer] });
  });

  it('is left out as a pair of name and value', () => {
    const pairs = [
      { name: 'refresh_token', value: 'SECRETO' },
      { key: 'deviceToken', content: 'SECRETO' },
      { name: 'theme', value: 'dark' },
    ];
    expect(withoutTokens({ meta: { pairs } })).toEqual({ meta: { pairs: [pairs[2]] } });
  });

  it.each([
    JSON.stringify({ refresh_token: 'SECRETO' }),
    JSON.stringify(JSON.stringify({ 'device-token': 'SECRETO' })),
    'https://x.example/?refreshToken=SECRETO',
    "{'refresh_token': 'SECRETO'}",
  ])('is left out where a text has it: %s', (text) =>
    expect(withoutTokens({ a: text, b: ['x', text], c: 1 })).toEqual({ b: ['x'], c: 1 }),
  );

  it.each([
    'tokenizable',
    'tokenizables',
    'tokenizableId',
    'tokenizer',
    'client_secret',
    'Soporta token',
    'message',
  ])('is not %s', (name) => {
    expect(withoutTokens({ [name]: 'x' })).toEqual({ [name]: 'x' });
    expect(withoutTokens([{ name }])).toEqual([{ name }]);
  });

  it('is no product that is called so', () => {
    const product = { type: 'products', attributes: { name: 'Token', slug: 'token' } };
    expect(withoutTokens(product)).toEqual(product);
  });

  it('reaches no browser in any answer', async () => {
    const body = {
      data: [{ type: 'devices', id: '1', attributes: { name: 'Chrome', device_token: 'd-1' } }],
      meta: { oauth: { 'refresh-token': 'r-1' }, devices: [{ deviceToken: 'd-2' }] },
    };
    for (const status of [200, 201]) {
      const { ask } = await answering(status, JSON.stringify(body));
      const device = { type: 'devices', id: '1', attributes: { name: 'Chrome' } };
      const left = { data: [device], meta: { oauth: {}, devices: [{}] } };
      expect(await (await ask('/shop-v1/stores')).json()).toEqual(left);
    }
    const errors = [{ detail: 'No', refresh_token: 'r-1', meta: { device_token: 'd-1' } }];
    const { ask } = await answering(422, JSON.stringify({ errors, refreshToken: 'r-2' }));
    expect(await (await ask('/shop-v1/stores')).text()).not.toMatch(/r-1|r-2|d-1/);
  });
});

it('passes what was checked: of a field that stands twice only the one that was read', async () => {
  const { clientSecret } = SECRETS;
  const { ask } = await answering(200, `{"meta":{"a":"${clientSecret}","a":"ok"},"data":[]}`);
  expect(await (await ask('/shop-v1/stores')).text()).toBe('{"meta":{"a":"ok"},"data":[]}');
  const escaped = clientSecret.replace('-', '\\u002d');
  const { ask: again, failed } = await answering(200, `{"data":[],"meta":{"${escaped}":1}}`);
  expect((await errorOf(await again('/shop-v1/stores'))).status).toBe(502);
  expect(failed).toMatchObject([{ status: 502, reason: 'repeats a secret' }]);
});
