import { expect, it } from 'vitest';
import { getPromisedDelivery } from '@/lib/domain/product/promised-delivery';

/** 23 November 2026, 20:00 in Mexico City, when it is the 24th in UTC already. */
const NOW = Date.UTC(2026, 10, 24, 2);
const promise = (change: Partial<Parameters<typeof getPromisedDelivery>[0]>) =>
  getPromisedDelivery({ days: null, from: null, to: null, ...change }, NOW);

it('names today and tomorrow of Mexico City, and other days by their date', () => {
  const day = (iso: string) => promise({ from: iso, to: iso });
  expect(day('2026-11-23')).toEqual({ kind: 'day', day: { kind: 'today' } });
  expect(day('2026-11-24')).toEqual({ kind: 'day', day: { kind: 'tomorrow' } });
  expect(day('2026-11-25')).toEqual({ kind: 'day', day: { kind: 'date', day: '2026-11-25' } });
});

it('says a range only when it has two days in their order', () => {
  expect(promise({ from: '2026-11-24', to: '2026-11-26' })).toEqual({
    kind: 'range',
    from: { kind: 'tomorrow' },
    to: { kind: 'date', day: '2026-11-26' },
  });
  expect(promise({ from: '2026-11-24', to: null }).kind).toBe('day');
  expect(promise({ from: '2026-11-24', to: '2026-11-20' }).kind).toBe('day');
});

it('knows no day when only a number of days was said, because which days count is not', () => {
  expect(promise({ days: 3 })).toEqual({ kind: 'days', days: 3 });
  expect(promise({ days: 0 })).toEqual({ kind: 'day', day: { kind: 'today' } });
});
