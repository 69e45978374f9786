import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyChoice, isPickupWithoutStore } from '@/lib/domain/cart/purchase-price';
import { sortPickupStores } from '@/lib/domain/checkout/delivery';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { completeStep } from '@/lib/domain/checkout/steps';
import type { CheckoutTotals, PickupStore } from '@/lib/domain/checkout/types';
import { forAll } from '@/tests/support/for-all';
import { place, totals } from './samples';

const store = (id: string, isAvailable: boolean, distance: number | null): PickupStore => ({
  ...{ id, name: id, address: '', city: '', state: '', hours: [], distance, isAvailable },
  ...{ missing: [], readyUtc: null, holdDays: null, phone: null, whatsapp: null },
});

it('puts stores that have everything first, the nearest of them before the others', () => {
  const open = [store('b', true, null), store('c', true, 9), store('d', true, 2)];
  const sorted = sortPickupStores([store('a', false, 1), ...open]);
  expect(sorted.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
});

it('keeps every store, and the order of the backend where no distance is known', () => {
  const anyStore = fc.tuple(fc.boolean(), fc.option(fc.integer({ min: 0, max: 99 })));
  forAll(fc.array(anyStore), (pairs) => {
    const list = pairs.map(([isAvailable, distance], at) => store(`${at}`, isAvailable, distance));
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
  });
});

it('has neither courier nor insurance in its totals, to the cent', () => {
  const delivery = { shipping: 149, shippingDiscount: 40, hasShipping: true };
  const sent = totals({ ...delivery, total: 1138, tax: 156.97, amountDue: 1138, insurance: 29 });
  const pickUp = (one: CheckoutTotals) => applyChoice(one, { isPickedUp: true, isInsured: true });
  const collected = pickUp({ ...sent, insuranceTax: 4 });
  expect(collected).toMatchObject({
    ...{ hasShipping: false, shipping: 0, shippingDiscount: 0, insurance: 0, insuranceOffer: 0 },
    ...{ isInsured: false, total: 1000, tax: 137.94, amountDue: 1000 },
  });
  expect(pickUp(collected)).toEqual(collected);
  const covered = { ...sent, insurance: 0, walletToUse: 1100, amountDue: 38 };
  expect(pickUp(covered).amountDue).toBe(0);
});

it('lacks a store only when it is chosen, after the payment', () => {
  const { steps } = createInitialCheckout();
  const lacking = { isShipping: false, store: null, steps: completeStep(steps, 'payment') };
  const others = [{ store: place('1') }, { isShipping: null }, { steps }];
  expect(isPickupWithoutStore(lacking)).toBe(true);
  for (const change of others) expect(isPickupWithoutStore({ ...lacking, ...change })).toBe(false);
});
