import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePaymentCosts } from '@/lib/domain/product/payment-costs';
import type { FinancingOffer, ProductPricing } from '@/lib/domain/product/types';
import { createOffer } from '@/tests/support/create-product';
import { forAll } from '@/tests/support/for-all';
import { makePricing } from './make-product';

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
      ...{ current: pesos(1, 250_000), percent: fc.integer({ min: 0, max: 60 }) },
      ...{ wallet: pesos(0, 2_000), promotion: pesos(0, 2_000) },
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
      const charged = shown.filter(({ interest }) => interest === 'charged');
      expect([...free, ...charged]).toEqual(shown);
      expect(months(free)).toEqual(months(free).sort((a, b) => a - b));
      for (const { offer } of free) expect(offer.interestPercent).toBe(0);
      expect(rows[0]?.kind).toBe('cash');
    }));
});
