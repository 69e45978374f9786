import { expect, it } from 'vitest';
import { getInvoiceDeadline } from '@/lib/domain/invoicing/tax-choices';

it.each([
  ['2026-11-21T18:00:00Z', '2026-11-30'],
  ['2026-12-01T05:59:00Z', '2026-11-30'],
  ['2026-12-01T06:00:00Z', '2026-12-31'],
  ['2028-02-03T18:00:00Z', '2028-02-29'],
  [null, null],
])('paid at %s, an invoice can be requested until %s', (paid, last) =>
  expect(getInvoiceDeadline(paid)).toBe(last),
);
