import { describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import { getCall } from '@/lib/api/endpoints/endpoint';
import { checkQuery, getForwardedHeaders, isCrossSite, isJsonType } from '@/lib/bff/request-checks';
import { SITE } from './gateway-harness';

const requestWith = (headers: Record<string, string>, method = 'POST') =>
  new Request(SITE, { method, headers });

describe('a request of another site', () => {
  const OTHER = { 'sec-fetch-site': 'cross-site' };

  it.each(['POST', 'PATCH', 'PUT', 'DELETE'])('is refused for %s', (method) =>
    expect(isCrossSite(requestWith(OTHER, method), SITE)).toBe(true),
  );

  it('may read', () => expect(isCrossSite(requestWith(OTHER, 'GET'), SITE)).toBe(false));

  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' }, false],
    [{ 'sec-fetch-site': 'same-site', origin: SITE }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': '' }, true],
    [{ origin: SITE }, false],
    [{ origin: `${SITE}.evil.test`, host: 'tienda.test' }, true],
    [{ origin: 'https://other.test', host: 'other.test' }, false],
    [{ origin: 'https://other.test:444', host: 'other.test' }, true],
    [{ origin: 'null', host: 'null' }, true],
    [{ origin: '' }, true],
    [{}, false],
  ])('is told by %j: %s', (headers, expected) =>
    expect(isCrossSite(requestWith(headers), SITE)).toBe(expected),
  );
});

it.each([
  ['application/vnd.api+json', true],
  ['APPLICATION/JSON', true],
  [' application/json ; charset=utf-8', true],
  ['application/json-patch', false],
  ['text/plain; application/json', false],
  ['', false],
  [null, false],
])('the type %j is JSON: %s', (type, expected) => expect(isJsonType(type)).toBe(expected));

describe('a query', () => {
  const search = getCall('/x', 'public', { query: ['q', 'page'] });
  const check = (query: string, one = search) => checkQuery(one, new URLSearchParams(query));

  it('is encoded again', () => {
    expect(check('q=a%20b&page=2')).toBe('?q=a+b&page=2');
    expect(check('')).toBe('');
    expect(check('', getCall('/x', 'public'))).toBe('');
  });

  it('has only names that the endpoint has', () => {
    expect(check('q=a&debug=1')).toBeNull();
    expect(check('q=a', getCall('/x', 'public'))).toBeNull();
  });

  it('has at most 4,000 characters', () => {
    expect(check(`q=${'x'.repeat(3998)}`)).toHaveLength(4001);
    expect(check(`q=${'x'.repeat(3999)}`)).toBeNull();
  });
});

describe('the headers of a call to the backend', () => {
  const sent = (headers: Record<string, string>, token?: string) =>
    getForwardedHeaders(requestWith(headers), token);
  const KEY = '6f1c1f0e-5f4e-4c67-9d3c-2f3e7a1d0b11';

  it('are three without anything to pass on', () => {
    expect(Object.keys(sent({})).sort()).toEqual(['accept', 'content-type', 'x-request-id']);
    expect(sent({}, '')).not.toHaveProperty('authorization');
    expect(sent({}, 'T')).toHaveProperty('authorization', 'Bearer T');
  });

  it.each(['1.2.3.4', '1.2.3.4, [::1]', '::', 'FE80::1', '1'.repeat(300)])(
    'have the address %s',
    (address) =>
      expect(sent({ 'x-forwarded-for': address })).toHaveProperty('x-forwarded-for', address),
  );

  it.each(['1', 'x1.2.3.4', '1.2.3.4x', 'unknown', '1'.repeat(301), '1.2.3.4; 5'])(
    'have not the address %s',
    (address) => expect(sent({ 'x-forwarded-for': address })).not.toHaveProperty('x-forwarded-for'),
  );

  it('have 300 characters of the browser’s name', () => {
    expect(sent({ 'user-agent': 'u'.repeat(301) })['user-agent']).toHaveLength(300);
    expect(sent({})).not.toHaveProperty('user-agent');
  });

  it('have a key that is a UUID, and no other', () => {
    for (const key of [KEY, KEY.toUpperCase()])
      expect(sent({ [IDEMPOTENCY_HEADER]: key })).toHaveProperty(IDEMPOTENCY_HEADER, key);
    for (const key of [`${KEY}0`, `0${KEY}`, KEY.slice(0, -1), KEY.replaceAll('-', ''), 'x', ''])
      expect(sent({ [IDEMPOTENCY_HEADER]: key })).not.toHaveProperty(IDEMPOTENCY_HEADER);
  });
});
