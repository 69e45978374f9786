import { expect, it } from 'vitest';
import {
  type DeliveryAnswer,
  getPickupReady,
  getPromisedDelivery,
} from '@/lib/domain/delivery-promise';

/** 23 November 2026, 20:00 in Mexico City, when it is the 24th in UTC already. */
const NOW = Date.UTC(2026, 10, 24, 2);
const answer = (change: Partial<DeliveryAnswer>): DeliveryAnswer => ({
  days: null,
  from: null,
  to: null,
  cost: null,
  ...change,
});
const promise = (change: Partial<DeliveryAnswer>, isPaidLater = false) =>
  getPromisedDelivery(answer(change), { now: NOW, isPaidLater }).arrival;

const [today, tomorrow] = [{ kind: 'today' }, { kind: 'tomorrow' }];
const onDate = (day: string) => ({ kind: 'date', day });
const afterPayment = (from: number, to: number) => ({ kind: 'after-payment', from, to });
/** Days of November. */
const iso = (day: number) => `2026-11-${day}`;
const between = (from: number, to: number) => ({ from: iso(from), to: iso(to) });
const onDay = (day: number) => between(day, day);
const arrives = (day: object) => ({ kind: 'day', day });
const range = { kind: 'range', from: tomorrow, to: onDate(iso(26)) };

it.each<[claim: string, said: Partial<DeliveryAnswer>, arrival: object | null, isPaidLater?: true]>(
  [
    ['today of Mexico City', onDay(23), arrives(today)],
    ['tomorrow of Mexico City', onDay(24), arrives(tomorrow)],
    ['other days', onDay(25), arrives(onDate(iso(25)))],
    ['a range of two days in their order', between(24, 26), range],
    ['one day without a last one', { from: iso(24) }, arrives(tomorrow)],
    ['one day before its last one', between(24, 20), arrives(tomorrow)],
    // Which days count is not known.
    ['a number of days', { days: 3 }, { kind: 'days', days: 3 }],
    ['no days', { days: 0 }, arrives(today)],
    ['nothing that was not said', { from: 'pronto' }, null],
    ['days from a later payment', between(24, 27), afterPayment(1, 4), true],
    ['never the day of a later payment', onDay(23), afterPayment(1, 1), true],
    ['a number of days from a later payment', { days: 3 }, afterPayment(3, 3), true],
    ['nothing of a later payment', {}, null, true],
  ],
)('names %s', (_, said, arrival, isPaidLater) =>
  expect(promise(said, isPaidLater)).toEqual(arrival),
);

it('takes the price from the same answer', () => {
  for (const said of [{ cost: 0 }, { cost: 109, from: '' }]) {
    const { cost } = said;
    expect(getPromisedDelivery(answer(said), { now: NOW })).toEqual({ arrival: null, cost });
  }
});

it('says the day in Mexico City, and nothing of a time that has passed', () => {
  // 18:30 of 14 March in Mexico City.
  const now = Date.parse('2026-03-15T00:30:00Z');
  const times = ['2026-03-15T05:59:00Z', '2026-03-15T06:00:00Z', '2026-03-17T15:00:00Z'];
  const ready = [...times, '2026-03-15T00:00:00Z', null].map((utc) => getPickupReady(utc, { now }));
  expect(ready.map((one) => one?.day)).toEqual(['today', 'tomorrow', 'day', undefined, undefined]);
});

it('says of an order that is paid later when it would be ready if it were paid now', () => {
  const terms = { now: NOW, isPaidLater: true };
  const readyUtc = '2026-11-24T23:00:00Z';
  const paidNow = { day: 'tomorrow', time: Date.parse(readyUtc), isPaidLater: false };
  expect(getPickupReady(readyUtc, { now: NOW })).toEqual(paidNow);
  expect(getPickupReady(readyUtc, terms)).toEqual({ ...paidNow, isPaidLater: true });
  expect(getPickupReady(null, terms)).toBeNull();
});
