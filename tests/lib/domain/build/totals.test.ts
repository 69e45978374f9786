import { describe, expect, it } from 'vitest';
import { calculateBuildCost } from '@/lib/domain/build/totals';
import { createOffer } from '@/tests/support/create-product';
import { makePricing } from '../product/make-product';
import { makeEntry, makePart } from './make-part';

describe('totals', () => {
  const offer = (months: number, monthPrice: number) =>
    createOffer({ months, monthPrice, total: months * monthPrice });
  const cash = { mwiOnePriceWithTax: 900.5, mwiOneDiscPercent: 10 };
  const pricing = makePricing({ priceWithTax: 1200, currentPriceWithTax: 1000, ...cash });

  it('are cash price, list price, and the lowest monthly payment that every product offers', () => {
    const offerMonths = [offer(3, 340), offer(6, 175), offer(12, 90)];
    const a = makeEntry('1', makePart('a', { pricing, offerMonths }));
    const b = makePart('b', { offerMonths: [offer(3, 334), offer(6, 170)] });
    const totals = calculateBuildCost([a, makeEntry('2', b, 2), makeEntry('3', null)]);
    expect(totals).toEqual({
      pieces: 3,
      cash: 2900.5,
      list: 3200,
      // Six payments of 175 are more than the price of 1,000, whatever is said of their interest.
      monthly: { months: 6, price: 515, total: 3090, interest: 'charged' },
    });
  });

  it('prefer months without interest to lower payments with it', () => {
    const free = makePart('a', { pricing, offerMonths: [offer(4, 250), offer(12, 90)] });
    const { monthly } = calculateBuildCost([makeEntry('1', free, 2)]);
    expect(monthly).toEqual({ months: 4, price: 500, total: 2000, interest: 'free' });
  });

  it('have no monthly payment without a common term', () => {
    const offered = makeEntry('1', makePart('a', { offerMonths: [offer(3, 340)] }));
    expect(calculateBuildCost([offered, makeEntry('2', makePart('b'))]).monthly).toBeNull();
    expect(calculateBuildCost([])).toEqual({ pieces: 0, cash: 0, list: 0, monthly: null });
  });
});
