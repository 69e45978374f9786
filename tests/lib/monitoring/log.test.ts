import { describe, expect, it, vi } from 'vitest';
import {
  createLogLimiter,
  describeReason,
  log,
  logError,
  maskPersonalData,
} from '@/lib/monitoring/log';
import { recordLog } from '@/tests/support/logged-lines';

describe('createLogLimiter', () => {
  it('lets one line of a key pass in each window and counts the others', () => {
    let time = 0;
    const limit = createLogLimiter(1000, () => time);
    expect([limit('a'), limit('a'), limit('b'), limit('a')]).toEqual([0, null, 0, null]);
    time = 1000;
    expect([limit('a'), limit('a'), limit('b')]).toEqual([2, null, 0]);
  });

  it('remembers a thousand keys and forgets the oldest', () => {
    const limit = createLogLimiter(1000, () => 0);
    for (let key = 0; key < 1001; key += 1) limit(String(key));
    expect(limit('1000')).toBeNull();
    expect(limit('0')).toBe(0);
    expect(limit('2')).toBeNull();
  });
});

it('writes equal lines once a minute, as one line of JSON', () => {
  vi.useFakeTimers({ now: 0 });
  const takeLog = recordLog();
  const line = { level: 'warn', event: 'page-without-part', part: 'banners' } as const;
  for (const reason of ['timeout', 'timeout', 'ECONNREFUSED']) log({ ...line, reason });
  vi.setSystemTime(60_000);
  log({ ...line, reason: 'timeout' });
  expect(takeLog()).toEqual([
    { time: '1970-01-01T00:00:00.000Z', ...line, reason: 'timeout' },
    { time: '1970-01-01T00:00:00.000Z', ...line, reason: 'ECONNREFUSED' },
    { time: '1970-01-01T00:01:00.000Z', ...line, reason: 'timeout', repeated: 1 },
  ]);
});

it('counts lines as equal whatever the backend said', () => {
  const takeLog = recordLog();
  const line = { level: 'error', event: 'backend-call-failed', call: 'GET /said' } as const;
  for (const said of ['a', 'b', 'c']) log({ ...line, said });
  expect(takeLog()).toMatchObject([{ ...line, said: 'a' }]);
});

it('describes a failure by its innermost code', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(describeReason(new TypeError('fetch failed', { cause: refused }))).toBe('ECONNREFUSED');
  expect(describeReason(new Error('broken'))).toBe('broken');
  expect(describeReason('text')).toBe('text');
});

it('writes an error with its stack', () => {
  const takeLog = recordLog();
  logError('document-failed', new Error('no such thing'));
  const line = { level: 'error', event: 'document-failed', reason: 'no such thing' };
  expect(takeLog()).toMatchObject([{ ...line, stack: expect.stringContaining('log.test.ts') }]);
});

it('tells what a page lacks because it could not be read', async () => {
  const takeLog = recordLog();
  const { parseHtml } = await import('@/lib/html/render-html');
  const { findStyleSheetsOf } = await import('@/lib/document/built-files');
  expect(parseHtml('<b>'.repeat(50_000))).toEqual([]);
  expect(findStyleSheetsOf('/no/build/server')('/_next/static/css/a.css')).toBeNull();
  expect(takeLog().map(({ event }) => event)).toEqual(['unreadable-html', 'styles-not-inlined']);
});

it.each([
  ['El correo laura.gomez+1@clientes.example.mx ya existe', 'El correo [e-mail] ya existe'],
  ['RFC GOAL850312AB1 no válido', 'RFC [RFC] no válido'],
  ['CURP GOAL850312MDFRRN09', 'CURP [RFC]'],
  ['card 4539 7185 2008 0002 declined', 'card [number] declined'],
  ['4539-7185-2008-0002', '[number]'],
  ['call +525512345678', 'call [number]'],
  ['authorization: Bearer 12|abc.DEF', 'authorization: Bearer [token]'],
  ["x (SQL: select `a` from `b` where `name` = 'Ana')\n at y", 'x (SQL: [SQL]\n at y'],
  ["INSERT INTO c (name) VALUES ('Ana')", '[SQL]'],
  ['update `c` set `name` = Ana where 1', '[SQL]'],
  ['token eyJhbGciOi.eyJzdWIi.c2ln expired', 'token [token] expired'],
  [
    'Failed to parse URL from /password/reset?token=aB3-_.&email=laura%40x, twice',
    'Failed to parse URL from /password/reset?[query] twice',
  ],
  ['GET http://a.test/?q=memoria+ram', 'GET http://a.test/?[query]'],
])('masks %s', (text, masked) => expect(maskPersonalData(text)).toBe(masked));

it.each([
  'GET /shop-v1/customers/{id}/orders answered 502 after 10003 ms',
  'at o (/shop/.next/server/chunks/_1arekcbo61d7h._.js:1:123456)',
  'update failed, no row was selected',
  '¿Cuál es?',
  'SKU SSD-1TB-990PRO of product 1000234',
  '0b9f6f3e-1d2c-4a5b-8c7d-123456789012',
  '2026-11-23T14:22:24.123Z',
])('leaves %s', (text) => expect(maskPersonalData(text)).toBe(text));

it('is applied to the reason and the stack of a line', () => {
  const takeLog = recordLog();
  logError('document-failed', new Error('no cart of laura@example.mx'));
  const [line] = takeLog();
  expect(line).toMatchObject({ level: 'error', reason: 'no cart of [e-mail]' });
  expect(line?.stack).toContain('no cart of [e-mail]');
  expect(line?.stack).not.toContain('laura');
});
