import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findFeaturedPlan,
  getFinancedPrice,
  getFinancingPlans,
  getSavings,
  getWalletCredit,
} from '@/lib/domain/product/financing';
import { comparePaymentCosts } from '@/lib/domain/product/payment-costs';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { FinancingOffer, ProductPricing } from '@/lib/domain/product/types';
import { createOffer } from '@/tests/support/create-product';
import { forAll } from '@/tests/support/for-all';
import { makePricing } from './make-product';

const amount = fc.oneof(
  fc.double(),
  fc.integer({ min: 0, max: 1e7 }).map((cents) => cents / 100),
);
const anyPricing = fc
  .record({
    priceWithTax: amount,
    currentPriceWithTax: amount,
    mwiOnePriceWithTax: amount,
    mwiOneDiscPercent: amount,
    walletAmountWithTax: amount,
    walletPromotionAmount: amount,
  })
  .map(makePricing);

const offer = (change: Partial<FinancingOffer>) =>
  createOffer({ monthPrice: 100, total: 1200, ...change });

describe('getDisplayPrices', () => {
  const cash = { mwiOnePriceWithTax: 930, mwiOneDiscPercent: 7 };
  const full = { common: 1000, final: 1000, discountPercent: 0, hasDiscount: false, isCash: false };
  const atOnce = { final: 930, discountPercent: 7, hasDiscount: true, isCash: true };
  const listed = { priceWithTax: 1199.99, currentPriceWithTax: 999.5 };
  const reduced = { common: 1199.99, final: 999.5, discountPercent: 17, hasDiscount: true };

  it.each<[string, Partial<ProductPricing>, shown: Partial<typeof full>, savings: number]>([
    ['compares a cash price with the current one', { priceWithTax: 1200, ...cash }, atOnce, 70],
    ['compares the current price with that of the list otherwise', listed, reduced, 200.49],
    ['has no discount when no price is reduced', {}, {}, 0],
    ['never shows a missing cash price as free', { ...cash, mwiOnePriceWithTax: 0 }, {}, 0],
    ['does without a list price', { priceWithTax: 0 }, {}, 0],
    ['does without a percentage', { ...cash, mwiOneDiscPercent: Number.NaN }, {}, 0],
  ])('%s', (_, change, shown, savings) => {
    expect(getDisplayPrices(makePricing(change))).toEqual({ ...full, ...shown });
    expect(getSavings(makePricing(change))).toBe(savings);
  });

  it('stays within bounds for any numbers', () =>
    forAll(anyPricing, (pricing) => {
      const { common, final, discountPercent, hasDiscount } = getDisplayPrices(pricing);
      expect(Number.isFinite(common) && Number.isFinite(final)).toBe(true);
      expect(Number.isInteger(discountPercent)).toBe(true);
      expect(discountPercent).toBeGreaterThanOrEqual(0);
      expect(discountPercent).toBeLessThanOrEqual(100);
      expect(hasDiscount).toBe(final < common);
      expect(getSavings(pricing)).toBeGreaterThanOrEqual(0);
      expect(getWalletCredit(pricing)).toBeGreaterThanOrEqual(0);
    }));
});

it('uses the wallet credit of the promotion, otherwise the ordinary one', () => {
  const credit = (walletPromotionAmount = 0) =>
    getWalletCredit(makePricing({ walletAmountWithTax: 30, walletPromotionAmount }));
  expect([credit(), credit(12)]).toEqual([30, 12]);
});

describe('instalments', () => {
  const offers = [
    offer({ offerId: 'a', months: 18, monthPrice: 60, total: 1080, interestPercent: 8 }),
    offer({ offerId: 'b', months: 3, monthPrice: 333.33, total: 1000 }),
    offer({ offerId: 'c', months: 24, monthPrice: 50, total: 1200, minimumAmount: 1800 }),
    offer({ offerId: 'd', months: 6, monthPrice: 0, total: 0 }),
    offer({ offerId: 'e', months: 1, monthPrice: 1, total: 1 }),
  ];

  it('gives the lowest monthly payment without interest whose minimum the price reaches', () => {
    const featured = (list: FinancingOffer[], price = 1000) =>
      findFeaturedPlan({ offerMonths: list, pricing: makePricing({ currentPriceWithTax: price }) });
    expect(featured(offers)?.offer.offerId).toBe('b');
    expect(featured(offers, 1800)?.offer.offerId).toBe('c');
    const charged = { months: 18, total: 1080, interest: 'charged' };
    expect(featured(offers.slice(0, 1))).toMatchObject(charged);
    expect(featured([])).toBeNull();
  });

  it.each([
    ['the price shown is for a single payment', { mwiOneDiscPercent: 10 }, 0, 1000],
    ['both are the same price', { mwiOneDiscPercent: 0 }, 0, null],
    ['a plan with interest names its total itself', { mwiOneDiscPercent: 10 }, 5, null],
  ])('names what months pay for: %s', (_, cash, interestPercent, expected) => {
    const price = { currentPriceWithTax: 1000, mwiOnePriceWithTax: 900, ...cash };
    const total = interestPercent > 0 ? 1050 : 1000;
    const own = offer({ months: 10, monthPrice: total / 10, total, interestPercent });
    const [plan = expect.fail()] = getFinancingPlans([own], 1000);
    expect(getFinancedPrice(plan, makePricing(price))).toBe(expected);
  });

  it('lists the plans by months, with the remaining cents in the first payment', () =>
    expect(getFinancingPlans(offers, 1000)).toMatchObject([
      { months: 3, firstPayment: 333.34, total: 1000, interest: 'free' },
      { months: 18, firstPayment: 60, total: 1080, interest: 'charged' },
    ]));

  it.each([0, 999, Number.NaN])('recomputes a total that contradicts its months: %d', (total) => {
    const [plan] = getFinancingPlans([offer({ total, monthPrice: 83.34 })], 1000);
    expect(plan).toMatchObject({ total: 1000.08, firstPayment: 83.34 });
  });
});

const plan = (months: number, monthPrice: number, total: number, interestPercent = 0) =>
  createOffer({ offerId: String(months), months, monthPrice, total, interestPercent });

const costs = (pricing: Partial<ProductPricing>, offerMonths: FinancingOffer[] = []) =>
  comparePaymentCosts({ pricing: makePricing(pricing), offerMonths });

const CASH = { mwiOneDiscPercent: 5, mwiOnePriceWithTax: 950 };
const table = (rows: ReturnType<typeof costs>) =>
  rows.map((one) => [one.kind, one.firstPayment, one.total, one.aboveCheapest, one.isCheapest]);

describe('ways to pay', () => {
  it('are a single payment and monthly plans, and the wallet credit, which all of them earn, is none', () => {
    const offers = [plan(12, 91.66, 1100, 10), plan(3, 333.33, 1000)];
    const rows = costs({ ...CASH, walletAmountWithTax: 30, walletPromotionAmount: 80 }, offers);
    expect(table(rows)).toEqual([
      ['cash', 950, 950, 0, true],
      ['monthly', 333.34, 1000, 50, false],
      ['monthly', 91.74, 1100, 150, false],
    ]);
    expect(rows[0]).toMatchObject({ percent: 5 });
  });

  it('have no single-payment discount when the price is reduced for everybody', () =>
    expect(costs({ priceWithTax: 1200 })[0]).toMatchObject({ percent: 0, total: 1000 }));

  it('are empty without a price', () =>
    expect(costs({ priceWithTax: 0, currentPriceWithTax: 0, mwiOnePriceWithTax: 0 })).toEqual([]));
});

describe('any prices', () => {
  const pesos = (min: number, max: number) =>
    fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100);
  const [months, interest] = [fc.integer({ min: 2, max: 24 }), fc.constantFrom(0, 4.5, 10)];
  const product = fc
    .record({
      current: pesos(1, 250_000),
      percent: fc.integer({ min: 0, max: 60 }),
      wallet: pesos(0, 2_000),
      promotion: pesos(0, 2_000),
      plans: fc.array(fc.record({ months, interest, roundsUp: fc.boolean() }), { maxLength: 5 }),
    })
    .map(({ current, percent, wallet, promotion, plans }) => ({
      pricing: makePricing({
        priceWithTax: current,
        currentPriceWithTax: current,
        mwiOneDiscPercent: percent,
        mwiOnePriceWithTax: Math.max(Math.round(current * (100 - percent)) / 100, 0.01),
        walletAmountWithTax: wallet,
        walletPromotionAmount: promotion,
      }),
      offerMonths: plans.map(({ months, interest, roundsUp }) => {
        const cents = Math.round(current * (100 + interest));
        const month = (roundsUp ? Math.ceil : Math.floor)(cents / months);
        return plan(months, month / 100, cents / 100, interest);
      }),
    }));
  const toCents = (amount: number) => {
    expect(Math.abs(amount * 100 - Math.round(amount * 100))).toBeLessThan(1e-4);
    return Math.round(amount * 100);
  };

  it('add up to the cent, and none is below the cheapest', () =>
    forAll(product, (one) => {
      const rows = comparePaymentCosts(one);
      const lowest = Math.min(...rows.map(({ total }) => toCents(total)));
      expect(rows.some(({ isCheapest }) => isCheapest)).toBe(true);
      for (const row of rows) {
        expect(toCents(row.aboveCheapest)).toBe(toCents(row.total) - lowest);
        expect(row.isCheapest).toBe(row.aboveCheapest === 0);
        const later = row.kind === 'monthly' ? row.plan.months - 1 : 0;
        const month = row.kind === 'monthly' ? toCents(row.plan.monthPrice) : 0;
        expect(toCents(row.firstPayment) + later * month).toBe(toCents(row.total));
      }
    }));

  it('contain each plan once, those without interest first, after cash', () =>
    forAll(product, (one) => {
      const rows = comparePaymentCosts(one);
      const shown = rows.flatMap((row) => (row.kind === 'monthly' ? row.plan : []));
      const asked = one.offerMonths.filter(({ monthPrice }) => monthPrice > 0);
      const months = (list: readonly { months: number }[]) => list.map((each) => each.months);
      const sorted = months(asked).sort((a, b) => a - b);
      expect(months(shown).sort((a, b) => a - b)).toEqual(sorted);
      const free = shown.filter(({ interest }) => interest === 'free');
      expect([...free, ...shown.filter(({ interest }) => interest === 'charged')]).toEqual(shown);
      expect(months(free)).toEqual(months(free).sort((a, b) => a - b));
      for (const { offer } of free) expect(offer.interestPercent).toBe(0);
      expect(rows[0]?.kind).toBe('cash');
    }));
});
