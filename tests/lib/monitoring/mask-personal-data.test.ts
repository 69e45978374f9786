import { expect, it } from 'vitest';
import { logError, maskPersonalData } from '@/lib/monitoring/log';
import { recordLog } from '@/tests/support/logged-lines';

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
