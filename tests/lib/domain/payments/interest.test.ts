import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateCat, judgeInterest } from '@/lib/domain/payments/interest';
import { forAll } from '@/tests/support/for-all';

const pesos = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100);
const stated = fc.option(fc.constantFrom(0, -1, 4.5, 9.9));
const months = fc.constantFrom(2, 3, 6, 9, 12, 18, 24);

it('never calls free what costs more than the price or what the backend gives an interest', () =>
  forAll(pesos(10, 90_000), pesos(10, 90_000), months, stated, (price, total, count, percent) => {
    const kind = judgeInterest({ months: count, total, interestPercent: percent }, price);
    const above = Math.round(total * 100) - Math.round(price * 100);
    expect(kind).toBe((percent ?? 0) > 0 || above > count ? 'charged' : 'free');
  }));

it('calls free what only its rounded payments make dearer', () =>
  forAll(pesos(10, 90_000), months, (price, count) => {
    const payment = Math.ceil(Math.round(price * 100) / count) / 100;
    const plan = { months: count, total: payment * count, interestPercent: null };
    expect(judgeInterest(plan, price)).toBe('free');
  }));

it('says neither when nobody tells the interest nor the price', () => {
  const plan = { months: 6, total: 600, interestPercent: null };
  expect(judgeInterest(plan, null)).toBe('unknown');
  expect(judgeInterest(plan, 0)).toBe('unknown');
  expect(judgeInterest({ ...plan, interestPercent: 0 }, null)).toBe('free');
  expect(judgeInterest({ ...plan, interestPercent: 5 }, null)).toBe('charged');
});

it('computes the yearly rate at which the payments are worth the price', () => {
  // A yearly rate of 12.68 % is 1 % a month: twelve payments of 88.85 are worth 1,000 today.
  const year = { months: 12, monthPrice: 88.85, firstPayment: 88.85 };
  expect(calculateCat(year, 1000)).toBe(12.7);
  expect(calculateCat(year, 1066.2)).toBeNull();
  expect(calculateCat(year, 0)).toBeNull();
  forAll(pesos(500, 50_000), months, fc.integer({ min: 1, max: 400 }), (price, count, mil) => {
    const payment = (price * (1 + mil / 1000)) / count;
    const cat = calculateCat({ months: count, monthPrice: payment, firstPayment: payment }, price);
    const monthly = (1 + (cat ?? 0) / 100) ** (1 / 12) - 1;
    let worth = 0;
    for (let month = 1; month <= count; month += 1) worth += payment / (1 + monthly) ** month;
    expect(Math.abs(worth / price - 1)).toBeLessThan(0.002);
  });
});
