import { expect, it } from 'vitest';
import {
  type DeliveryAnswer,
  getPickupReady,
  getPromisedDelivery,
} from '@/lib/domain/delivery-promise';

/** 23 November 2026, 20:00 in Mexico City, when it is the 24th in UTC already. */
const NOW = Date.UTC(2026, 10, 24, 2);
const answer = (change: Partial<DeliveryAnswer>): DeliveryAnswer => ({
  ...{ days: null, from: null, to: null, cost: null },
  ...change,
});
const promise = (change: Partial<DeliveryAnswer>, isPaidLater = false) =>
  getPromisedDelivery(answer(change), { now: NOW, isPaidLater }).arrival;

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
  expect(promise({ from: '2026-11-24', to: null })?.kind).toBe('day');
  expect(promise({ from: '2026-11-24', to: '2026-11-20' })?.kind).toBe('day');
});

it('knows no day when only a number of days was said, because which days count is not', () => {
  expect(promise({ days: 3 })).toEqual({ kind: 'days', days: 3 });
  expect(promise({ days: 0 })).toEqual({ kind: 'day', day: { kind: 'today' } });
});

it('takes the price from the same answer, and says nothing that was not said', () => {
  const terms = { now: NOW };
  expect(getPromisedDelivery(answer({ cost: 0 }), terms)).toEqual({ arrival: null, cost: 0 });
  expect(getPromisedDelivery(answer({ cost: 109, from: '' }), terms)).toEqual({
    arrival: null,
    cost: 109,
  });
  expect(promise({ from: 'pronto' })).toBeNull();
});

it('names no date when the payment comes later, but days from it, and never its own day', () => {
  const later = (change: Partial<DeliveryAnswer>) => promise(change, true);
  expect(later({ from: '2026-11-24', to: '2026-11-27' })).toEqual({
    kind: 'after-payment',
    from: 1,
    to: 4,
  });
  expect(later({ from: '2026-11-23', to: '2026-11-23' })).toMatchObject({ from: 1, to: 1 });
  expect(later({ days: 3 })).toMatchObject({ from: 3, to: 3 });
  expect(later({})).toBeNull();
});

it('says the day in Mexico City, and nothing of a time that has passed', () => {
  // 18:30 of 14 March in Mexico City.
  const now = Date.parse('2026-03-15T00:30:00Z');
  const dayOf = (utc: string | null) => getPickupReady(utc, { now })?.day ?? null;
  expect(dayOf('2026-03-15T05:59:00Z')).toBe('today');
  expect(dayOf('2026-03-15T06:00:00Z')).toBe('tomorrow');
  expect(dayOf('2026-03-17T15:00:00Z')).toBe('day');
  expect(dayOf('2026-03-15T00:00:00Z')).toBeNull();
  expect(dayOf(null)).toBeNull();
});

it('says of an order that is paid later when it would be ready if it were paid now', () => {
  const terms = { now: NOW, isPaidLater: true };
  const readyUtc = '2026-11-24T23:00:00Z';
  const paidNow = { day: 'tomorrow', time: Date.parse(readyUtc), isPaidLater: false };
  expect(getPickupReady(readyUtc, { now: NOW })).toEqual(paidNow);
  expect(getPickupReady(readyUtc, terms)).toEqual({ ...paidNow, isPaidLater: true });
  expect(getPickupReady(null, terms)).toBeNull();
});
