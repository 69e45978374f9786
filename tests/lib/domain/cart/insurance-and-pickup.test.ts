import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCartTotals } from '@/lib/api/cart-totals';
import { toCheckoutTotals } from '@/lib/api/checkout-totals';
import {
  applyChoice,
  isInsured,
  isPickupWithoutStore,
  summarizeCustomerCart,
} from '@/lib/domain/cart/purchase-price';
import type { ServerTotals } from '@/lib/domain/cart/server-totals';
import { sortPickupStores } from '@/lib/domain/checkout/delivery';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { completeStep } from '@/lib/domain/checkout/steps';
import type { CheckoutTotals, PickupStore } from '@/lib/domain/checkout/types';
import { roundMoney } from '@/lib/domain/money';
import { forAll } from '@/tests/support/for-all';
import { place, totals } from '../checkout/samples';

const [UNTOUCHED, REMOVED, ADDED] = [
  { hasShippingInsurance: true, isInsuranceChosen: false },
  { hasShippingInsurance: false, isInsuranceChosen: true },
  { hasShippingInsurance: true, isInsuranceChosen: true },
];
/** A cart of 1,160 pesos whose insurance costs 14.50, as a server sends it. */
const sent = (change: object = {}) => ({
  subtotal: 1000,
  tax: 160,
  total: 1160,
  iva_percentage: 16,
  insurance_per_thousand: 12.5,
  shipping: 0,
  shipping_insurance: 0,
  has_shipping_insurance: 0,
  ...change,
});
const insured = sent({
  tax: 164,
  total: 1189,
  shipping_insurance: 25,
  has_shipping_insurance: 1,
});
const insure = <T extends ServerTotals>(one: T, isWanted: boolean) =>
  applyChoice(one, { isPickedUp: false, isInsured: isWanted });
const read = (fields: object) =>
  [
    toCartTotals(fields),
    toCheckoutTotals({ data: null, meta: { ...fields }, links: {} } as never),
  ] as const;

describe('whether a purchase is insured', () => {
  it.each([
    ['what the server says', insured, true, 29],
    ['what the server says', sent(), false, 29],
    // The price of an insurance that is not chosen.
    ['what the server says', sent({ shipping_insurance: 25 }), false, 29],
    // Nothing can be insured: no row, and no box.
    ['its first state', sent({ insurance_per_thousand: 0 }), true, 0],
    ['its first state', sent({ has_shipping: 0 }), true, 0],
    // What is charged is the price, whatever else is offered.
    ['what the server says', { ...insured, insurance_offer_with_tax: 40 }, true, 29],
    // A server that says nothing: insurance is on at first, and its row is added.
    ['its first state', sent({ has_shipping_insurance: null }), true, 29],
  ])('is %s until the shopper chooses', (_, fields, expected, price) => {
    for (const one of read(fields)) {
      expect([isInsured(UNTOUCHED, one), one.insuranceOffer]).toEqual([expected, price]);
      expect(insure(one, expected).insurance).toBe(expected ? price : 0);
    }
  });

  it('is what the shopper chose while the server does not know it, with its row in the totals', () => {
    for (const one of read(insured)) {
      expect(isInsured(REMOVED, one)).toBe(false);
      expect(insure(one, false)).toMatchObject({ insurance: 0, tax: 160, total: 1160 });
    }
    for (const one of read(sent())) {
      expect(isInsured(ADDED, one)).toBe(true);
      expect(insure(one, true)).toMatchObject({ insurance: 29, tax: 164, total: 1189 });
    }
    expect(insure(totals({ amountDue: 31.5 }), false).amountDue).toBe(0);
    expect(insure(insure(totals(), false), true)).toEqual(totals());
  });

  it('has its row exactly where its box is ticked, for any answer and any choice', () => {
    const flag = fc.constantFrom(0, 1, null);
    const price = fc.constantFrom(0, 12.5, 25);
    forAll(flag, price, price, fc.boolean(), fc.boolean(), (has, net, per, yes, is) => {
      const fields = sent({ shipping_insurance: net, insurance_per_thousand: per });
      const choice = { hasShippingInsurance: yes, isInsuranceChosen: is };
      const [cart] = read({ ...fields, has_shipping_insurance: has });
      const summary = summarizeCustomerCart(cart, choice);
      expect(summary.insurance > 0).toBe(cart.insuranceOffer > 0 && summary.isInsured);
      expect(roundMoney(summary.total - summary.insurance)).toBe(
        roundMoney(cart.total - cart.insurance),
      );
    });
  });
});

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
    hasShipping: false,
    shipping: 0,
    shippingDiscount: 0,
    insurance: 0,
    insuranceOffer: 0,
    isInsured: false,
    total: 1000,
    tax: 137.94,
    amountDue: 1000,
  });
  expect(pickUp(collected)).toEqual(collected);
  expect(pickUp({ ...sent, insurance: 0, walletToUse: 1100, amountDue: 38 }).amountDue).toBe(0);
});

it('lacks a store only when it is chosen, after the payment', () => {
  const { steps } = createInitialCheckout();
  const lacking = { isShipping: false, store: null, steps: completeStep(steps, 'payment') };
  const others = [{ store: place('1') }, { isShipping: null }, { steps }];
  expect(isPickupWithoutStore(lacking)).toBe(true);
  for (const change of others) expect(isPickupWithoutStore({ ...lacking, ...change })).toBe(false);
});
