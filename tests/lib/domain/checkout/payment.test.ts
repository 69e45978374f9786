import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsSecurityCode } from '@/lib/domain/checkout/checkout-sections';
import {
  findPaymentProblem,
  findRemainderPayment,
  findWalletAdjustments,
} from '@/lib/domain/checkout/payment';
import {
  filterActiveTokenizables,
  getExpiryState,
  getTokenizableExpiry,
  isSecurityCode,
  isStoredCvcValid,
  isTokenActive,
  parseExpiryMonth,
  withSecurityCode,
} from '@/lib/domain/checkout/tokens';
import type { TokenizablePayload } from '@/lib/domain/checkout/types';
import checkout from '@/locales/es-MX/checkout.json';
import { forAll } from '@/tests/support/for-all';
import { at, chosen, MINUTE, method, NOW, tokenizable } from './samples';

const texts: Record<string, string> = checkout;
const say = (key: string | null) => key && texts[key];
const PROVIDER = 'paypal';

describe('the payment step', () => {
  const [card, account] = [chosen('1'), { tokenizer: true }];
  const methods = [method('stripe_card', account), method('paypal_account', account)];
  const others = [method('oxxo'), method('codi', { isAvailable: false })];
  const NO_METHOD = 'Por favor, selecciona tu método de pago.';

  it.each([
    [null, null, null, NO_METHOD],
    ['bitcoin', null, null, NO_METHOD],
    ['codi', null, null, NO_METHOD],
    ['stripe_card', null, null, 'Por favor, selecciona tu tarjeta.'],
    ['paypal_account', null, null, 'Por favor, inicia sesión.'],
    ['oxxo', null, null, null],
    ['stripe_card', card, null, null],
    ['paypal_account', card, null, 'Por favor, inicia sesión.'],
    ['stripe_card', card, at(1), null],
    ['stripe_card', card, at(-1), texts['errors.tokenizableExpired']],
  ] as const)('with %s and the card %j until %s says %s', (code, token, expires, said) => {
    const chosen = { paymentTokenizable: token, expiresTokenizable: expires };
    const data = { paymentMethodCode: code, ...chosen };
    expect(say(findPaymentProblem(data, [...methods, ...others], NOW))).toBe(said);
  });
});

describe('cards and accounts', () => {
  it('are active until their expiry, or always without one', () => {
    expect(isTokenActive(null, NOW)).toBe(true);
    forAll(fc.integer({ min: -1e9, max: 1e9 }), (offset) =>
      expect(isTokenActive(at(offset), NOW)).toBe(offset >= 0),
    );
    expect(isTokenActive('mañana', NOW)).toBe(false);
  });

  it('expire after three hours when they are temporary', () => {
    forAll(fc.integer({ min: 0, max: 400 * MINUTE }), fc.boolean(), (age, isTemporary) => {
      const one = tokenizable({ creationDate: at(-age), isTemporary });
      const isThere = !isTemporary || age <= 180 * MINUTE;
      expect(filterActiveTokenizables([one], NOW)).toEqual(isThere ? [one] : []);
      expect(isTokenActive(getTokenizableExpiry(one), NOW)).toBe(isThere);
    });
    const undated = tokenizable({ isTemporary: true, creationDate: null });
    expect(filterActiveTokenizables([tokenizable({ isExpired: true }), undated], NOW)).toEqual([]);
  });
});

describe('a security code', () => {
  const payload = { creationDate: at(0), cvc: 'cvctok_1', typeResource: 'card' };
  const given = { tokenizableId: '1', reference: 'cvctok_9', creationDate: at(-MINUTE) };
  const isValid = (one: TokenizablePayload, code = 'stripe_card', provider = PROVIDER) =>
    isStoredCvcValid(one, code, provider, NOW);

  it('is valid for ten minutes', () => {
    forAll(fc.integer({ min: -MINUTE, max: 30 * MINUTE }), (age) =>
      expect(isValid({ ...payload, creationDate: at(-age) })).toBe(age >= 0 && age <= 10 * MINUTE),
    );
    expect(isValid({ ...payload, cvc: null })).toBe(false);
    expect(isValid({ ...payload, creationDate: null })).toBe(false);
  });

  it("is not needed for a token of the account provider's card", () => {
    const token = { creationDate: null, cvc: null, typeResource: 'token' };
    expect(isValid(token, 'paypal_card_v2')).toBe(true);
    expect(isValid(token, 'paypal_card_v2', 'otra')).toBe(false);
    expect(isValid(token, 'stripe_card')).toBe(false);
    expect(isValid({ ...token, typeResource: 'card' }, 'paypal_card_v2')).toBe(false);
  });

  it('that was entered on the page is used only for its card', () => {
    const { payload: kept } = chosen('1');
    const valid = (id: string, code: typeof given | null) =>
      isValid(withSecurityCode({ id, payload: kept }, code));
    expect([valid('1', given), valid('2', given), valid('1', null)]).toEqual([true, false, false]);
  });

  it('has three or four digits', () => {
    const typed = ['123', '1234', '12', '12345', '12a', '', ' 123'];
    expect(typed.filter(isSecurityCode)).toEqual(['123', '1234']);
  });

  it('has to be entered when no valid one is known', () => {
    const saved = tokenizable({ id: '1', payload: { ...payload, cvc: null } });
    const own = { code: 'stripe_card', secureCodeRequired: true, tokenizables: [saved] };
    const input = { method: own, chosen: chosen('1'), entered: null, provider: PROVIDER };
    const needs = (change: object, now = NOW) => needsSecurityCode({ ...input, ...change }, now);
    const stored = { ...own, tokenizables: [tokenizable({ id: '1', payload })] };
    expect(needs({})).toBe(true);
    expect(needs({ entered: given })).toBe(false);
    expect(needs({ entered: given }, NOW + 10 * MINUTE)).toBe(true);
    const methods = [stored, { ...own, secureCodeRequired: false }, null];
    expect(methods.map((method) => needs({ method }))).toEqual([false, false, false]);
    expect(needs({ chosen: null })).toBe(false);
  });
});

const now = Date.UTC(2026, 10, 21, 18);

it.each([
  ['2026-10', 'expired'],
  ['2026-11', 'soon'],
  ['2026-12', 'soon'],
  ['2027-01', 'fine'],
  ['', 'none'],
  ['11/26', 'none'],
])('a card until %j is %s', (expires, state) => expect(getExpiryState(expires, now)).toBe(state));

it('a card is valid until the end of its expiry month', () => {
  expect(getExpiryState('2026-12', Date.UTC(2026, 11, 31, 23, 59))).toBe('soon');
  expect(getExpiryState('2026-12', Date.UTC(2027, 0, 1))).toBe('expired');
  expect(parseExpiryMonth('2029-08')).toBe(Date.UTC(2029, 7));
});

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
