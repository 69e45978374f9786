import { expect, it } from 'vitest';
import { createBackend } from '../mock-api/backend';
import { walkMock } from './in-process';
import { formatReport, makeReport } from './report';

it('finds nothing in the dialect that sends everything, and leaves nothing behind', async () => {
  const backend = await createBackend({ size: 600 });
  const { rows } = backend.customers;
  const count = () => [rows.addresses, rows.configs, rows.wishlists].map(({ length }) => length);
  const before = count();
  const report = makeReport(await walkMock(backend));
  expect(report.losses.map(({ line }) => line)).toEqual([]);
  expect(count()).toEqual(before);
  const orders = rows.transactions.flatMap(({ payments }) => payments);
  expect(orders.at(-1)?.status).toBe('cancelled');
  expect(formatReport(report)).toMatch(/\d+ calls: 0 must, 0 should, 0 may$/);
  expect(report.calls.length).toBeGreaterThan(60);
});

it.each(['minimal', 'php'] as const)('misses no must in the dialect %s', async (dialect) => {
  const report = makeReport(await walkMock(await createBackend({ size: 600, dialect })));
  expect(report.losses.filter(({ level }) => level === 'must').map(({ line }) => line)).toEqual([]);
  // Only the plainest dialect leaves something out: the readers understand PHP's forms.
  expect(report.levels.should > 0).toBe(dialect === 'minimal');
  // The walk came as far as an order.
  expect(report.calls.map(({ call }) => call)).toContain('POST /eshop/transactions');
});
