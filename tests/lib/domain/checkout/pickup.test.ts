import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getPickupReady, sortPickupStores } from '@/lib/domain/checkout/pickup';
import type { PickupStore } from '@/lib/domain/checkout/types';

const store = (id: string, isAvailable: boolean, distance: number | null): PickupStore => ({
  id,
  name: id,
  address: '',
  city: '',
  state: '',
  hours: [],
  distance,
  isAvailable,
  missing: [],
  readyUtc: null,
  holdDays: null,
  phone: null,
  whatsapp: null,
});

it('puts stores that have everything first, the nearest of them before the others', () => {
  const list = [
    store('a', false, 1),
    store('b', true, null),
    store('c', true, 9),
    store('d', true, 2),
  ];
  expect(sortPickupStores(list).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
});

it('keeps every store, and the order of the backend where no distance is known', () => {
  const anyStore = fc.tuple(fc.boolean(), fc.option(fc.integer({ min: 0, max: 99 })));
  fc.assert(
    fc.property(fc.array(anyStore), (pairs) => {
      const list = pairs.map(([isAvailable, distance], at) =>
        store(`${at}`, isAvailable, distance),
      );
      const sorted = sortPickupStores(list);
      expect(sorted.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(list);
      for (const [at, one] of sorted.entries()) {
        const next = sorted[at + 1];
        if (!next) continue;
        expect(Number(one.isAvailable)).toBeGreaterThanOrEqual(Number(next.isAvailable));
        if (one.isAvailable !== next.isAvailable) continue;
        expect(one.distance ?? 100).toBeLessThanOrEqual(next.distance ?? 100);
        if (one.distance === next.distance) expect(Number(one.id)).toBeLessThan(Number(next.id));
      }
    }),
  );
});

it('says the day in Mexico City, and nothing of a time that has passed', () => {
  // 18:30 of 14 March in Mexico City.
  const now = Date.parse('2026-03-15T00:30:00Z');
  const dayOf = (utc: string | null) => getPickupReady(utc, now)?.day ?? null;
  expect(dayOf('2026-03-15T05:59:00Z')).toBe('today');
  expect(dayOf('2026-03-15T06:00:00Z')).toBe('tomorrow');
  expect(dayOf('2026-03-17T15:00:00Z')).toBe('day');
  expect(dayOf('2026-03-15T00:00:00Z')).toBeNull();
  expect(dayOf(null)).toBeNull();
});
