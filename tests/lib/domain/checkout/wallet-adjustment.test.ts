import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRemainderPayment, findWalletAdjustments } from '@/lib/domain/checkout/payment';
import { forAll } from '@/tests/support/for-all';

const card = { isAvailable: false, minimumAmount: 10 };
const voucher = { isAvailable: false, minimumAmount: 20 };
const totals = { amountDue: 5, walletToUse: 95, maxWalletAmount: 95 };

describe('findRemainderPayment', () => {
  const stored = { code: 'card', isAvailable: false, minimumAmount: 10, tokenizer: true };
  const mobile = { ...stored, code: 'mobile', tokenizer: false };
  const cash = { ...mobile, code: 'cash', minimumAmount: 20 };
  const by = (methodCode: string) => ({ methodCode, tokenizableId: null, plans: [] });

  it('is one payment by the method with the lowest minimum, without a card where that is possible', () => {
    expect(findRemainderPayment([cash, stored, mobile])).toEqual(by('mobile'));
    expect(findRemainderPayment([cash, stored])).toEqual(by('card'));
    expect(findRemainderPayment([{ ...stored, minimumAmount: null }, cash])).toEqual(by('cash'));
    expect(findRemainderPayment([{ ...stored, minimumAmount: null }])).toEqual(by('card'));
  });

  it('is left to the customer when a method is available, and unknown without methods', () => {
    expect(findRemainderPayment([cash, { ...stored, isAvailable: true }])).toBeNull();
    expect(findRemainderPayment([])).toBeNull();
  });
});

describe('findWalletAdjustments', () => {
  it('covers everything when the wallet has enough', () => {
    const [first] = findWalletAdjustments([card], { ...totals, maxWalletAmount: 100 });
    expect(first).toEqual({ kind: 'use-more', walletAmount: 100, remaining: 0 });
  });

  it('has nothing to say when a method is available, when nothing is due, or when no minimum is known', () => {
    expect(findWalletAdjustments([card, { ...card, isAvailable: true }], totals)).toEqual([]);
    expect(findWalletAdjustments([{ ...card, minimumAmount: null }], totals)).toEqual([]);
    for (const change of [{ amountDue: 0 }, { walletToUse: 0, maxWalletAmount: 0 }])
      expect(findWalletAdjustments([card], { ...totals, ...change })).toEqual([]);
  });

  it('leaves exactly the minimum, also when the wallet is given up for it', () => {
    const by = (walletToUse: number) =>
      findWalletAdjustments([card], { amountDue: 5, walletToUse, maxWalletAmount: 5 });
    expect(by(5)).toEqual([{ kind: 'use-less', walletAmount: 0, remaining: 10 }]);
    expect(by(4.99)).toEqual([]);
  });

  it('leaves the lowest of the minimums that are above what is due', () => {
    const open = { isAvailable: false, minimumAmount: 5 };
    const unknown = { isAvailable: false, minimumAmount: null };
    expect(findWalletAdjustments([open], totals)).toEqual([]);
    const found = findWalletAdjustments([unknown, voucher, open, card], totals);
    expect(found).toEqual([{ kind: 'use-less', walletAmount: 90, remaining: 10 }]);
  });

  it('has nothing to use less of without a wallet', () => {
    const due = { amountDue: 15, walletToUse: 0, maxWalletAmount: 0 };
    expect(findWalletAdjustments([{ isAvailable: false, minimumAmount: 15 }], due)).toEqual([]);
    expect(findWalletAdjustments([voucher], { ...due, amountDue: 19.99 })).toEqual([]);
  });

  it('never changes the sum of wallet and payment', () => {
    const cents = fc.integer({ min: 0, max: 500_000 }).map((one) => one / 100);
    forAll(cents, cents, cents, cents, (amountDue, walletToUse, maxWalletAmount, minimumAmount) => {
      const methods = [{ isAvailable: false, minimumAmount }];
      const found = findWalletAdjustments(methods, { amountDue, walletToUse, maxWalletAmount });
      for (const { walletAmount, remaining } of found) {
        expect(walletAmount + remaining).toBeCloseTo(amountDue + walletToUse, 6);
        expect(walletAmount).toBeGreaterThanOrEqual(0);
        expect(remaining === 0 || remaining >= minimumAmount).toBe(true);
      }
    });
  });
});
