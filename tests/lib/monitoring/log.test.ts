import { describe, expect, it, vi } from 'vitest';
import { createLogLimiter, describeReason, log, logError } from '@/lib/monitoring/log';
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

describe('log', () => {
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
  expect(takeLog()).toMatchObject([
    {
      level: 'error',
      event: 'document-failed',
      reason: 'no such thing',
      stack: expect.stringContaining('log.test.ts'),
    },
  ]);
});

it('tells what a page lacks because it could not be read', async () => {
  const takeLog = recordLog();
  const { parseHtml } = await import('@/lib/html/render-html');
  const { findStyleSheetsOf } = await import('@/lib/document/built-files');
  expect(parseHtml('<b>'.repeat(50_000))).toEqual([]);
  expect(findStyleSheetsOf('/no/build/server')('/_next/static/css/a.css')).toBeNull();
  expect(takeLog().map(({ event }) => event)).toEqual(['unreadable-html', 'styles-not-inlined']);
});
