import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsSecurityCode } from '@/lib/domain/checkout/checkout-sections';
import { findPaymentProblem } from '@/lib/domain/checkout/payment';
import {
  getFailedOrderOutcome,
  getOrCreateAttempt,
} from '@/lib/domain/checkout/place-order-request';
import {
  filterActiveTokenizables,
  getTokenizableExpiry,
  isSecurityCode,
  isStoredCvcValid,
  isTokenActive,
  withSecurityCode,
} from '@/lib/domain/checkout/tokens';
import checkout from '@/locales/es-MX/checkout.json';
import { forAll } from '@/tests/support/for-all';
import { at, chosen, MINUTE, NOW, tokenizable } from './samples';

const texts: Record<string, string> = checkout;
const say = (key: string | null) => key && texts[key];
const PROVIDER = 'paypal';

describe('the payment step', () => {
  const method = (code: string, tokenizer: boolean, isAvailable = true) => ({
    code,
    tokenizer,
    isAvailable,
  });
  const methods = [
    method('stripe_card', true),
    method('paypal_account', true),
    method('oxxo', false),
    method('codi', false, false),
  ];
  const data = { paymentMethodCode: null, paymentTokenizable: null, expiresTokenizable: null };
  const problem = (changes: object) =>
    say(findPaymentProblem({ ...data, ...changes }, methods, NOW));

  it('reports what is missing', () => {
    expect(problem({})).toBe('Por favor, selecciona tu método de pago.');
    expect(problem({ paymentMethodCode: 'bitcoin' })).toBe(
      'Por favor, selecciona tu método de pago.',
    );
    expect(problem({ paymentMethodCode: 'codi' })).toBe('Por favor, selecciona tu método de pago.');
    expect(problem({ paymentMethodCode: 'stripe_card' })).toBe('Por favor, selecciona tu tarjeta.');
    expect(problem({ paymentMethodCode: 'paypal_account' })).toBe('Por favor, inicia sesión.');
    expect(problem({ paymentMethodCode: 'oxxo' })).toBeNull();
    expect(
      problem({ paymentMethodCode: 'stripe_card', paymentTokenizable: chosen('1') }),
    ).toBeNull();
  });

  it('accepts no card of another method, and no expired card', () => {
    expect(problem({ paymentMethodCode: 'paypal_account', paymentTokenizable: chosen('1') })).toBe(
      'Por favor, inicia sesión.',
    );
    const temporary = { paymentMethodCode: 'stripe_card', paymentTokenizable: chosen('1') };
    expect(problem({ ...temporary, expiresTokenizable: at(1) })).toBeNull();
    expect(problem({ ...temporary, expiresTokenizable: at(-1) })).toBe(
      texts['errors.tokenizableExpired'],
    );
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
    expect(filterActiveTokenizables([tokenizable({ isExpired: true })], NOW)).toEqual([]);
    expect(
      filterActiveTokenizables([tokenizable({ isTemporary: true, creationDate: null })], NOW),
    ).toEqual([]);
  });
});

describe('a security code', () => {
  const payload = { creationDate: at(0), cvc: 'cvctok_1', typeResource: 'card' };

  it('is valid for ten minutes', () => {
    forAll(fc.integer({ min: -MINUTE, max: 30 * MINUTE }), (age) => {
      const is = isStoredCvcValid(
        { ...payload, creationDate: at(-age) },
        'stripe_card',
        PROVIDER,
        NOW,
      );
      expect(is).toBe(age >= 0 && age <= 10 * MINUTE);
    });
    expect(isStoredCvcValid({ ...payload, cvc: null }, 'stripe_card', PROVIDER, NOW)).toBe(false);
    expect(isStoredCvcValid({ ...payload, creationDate: null }, 'stripe_card', PROVIDER, NOW)).toBe(
      false,
    );
  });

  it("is not needed for a token of the account provider's card", () => {
    const token = { creationDate: null, cvc: null, typeResource: 'token' };
    expect(isStoredCvcValid(token, 'paypal_card_v2', PROVIDER, NOW)).toBe(true);
    expect(isStoredCvcValid(token, 'paypal_card_v2', 'otra', NOW)).toBe(false);
    expect(isStoredCvcValid(token, 'stripe_card', PROVIDER, NOW)).toBe(false);
    expect(
      isStoredCvcValid({ ...token, typeResource: 'card' }, 'paypal_card_v2', PROVIDER, NOW),
    ).toBe(false);
  });

  it('that was entered on the page is used only for its card', () => {
    const { payload: kept } = chosen('1');
    const given = { tokenizableId: '1', reference: 'cvctok_9', creationDate: at(-MINUTE) };
    const valid = (id: string, code: typeof given | null) =>
      isStoredCvcValid(withSecurityCode({ id, payload: kept }, code), 'stripe_card', PROVIDER, NOW);
    expect([valid('1', given), valid('2', given), valid('1', null)]).toEqual([true, false, false]);
  });

  it('has three or four digits', () =>
    expect(['123', '1234', '12', '12345', '12a', '', ' 123'].map(isSecurityCode)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]));

  it('has to be entered when no valid one is known', () => {
    const saved = tokenizable({ id: '1', payload: { ...payload, cvc: null } });
    const method = { code: 'stripe_card', secureCodeRequired: true, tokenizables: [saved] };
    const input = { method, chosen: chosen('1'), entered: null, provider: PROVIDER };
    const given = { tokenizableId: '1', reference: 'cvctok_9', creationDate: at(-MINUTE) };
    const stored = [tokenizable({ id: '1', payload })];
    expect(needsSecurityCode(input, NOW)).toBe(true);
    expect(needsSecurityCode({ ...input, entered: given }, NOW)).toBe(false);
    expect(needsSecurityCode({ ...input, entered: given }, NOW + 10 * MINUTE)).toBe(true);
    expect(needsSecurityCode({ ...input, method: { ...method, tokenizables: stored } }, NOW)).toBe(
      false,
    );
    expect(
      needsSecurityCode({ ...input, method: { ...method, secureCodeRequired: false } }, NOW),
    ).toBe(false);
    expect(needsSecurityCode({ ...input, chosen: null }, NOW)).toBe(false);
    expect(needsSecurityCode({ ...input, method: null }, NOW)).toBe(false);
  });
});

describe('placing an order', () => {
  it('uses the same key for the same cart', () => {
    let count = 0;
    const newKey = () => `key-${count++}`;
    const first = getOrCreateAttempt(null, '2-1', newKey);
    expect(getOrCreateAttempt(first, '2-1', newKey)).toBe(first);
    expect(getOrCreateAttempt(first, '2-2', newKey)).toEqual({ key: 'key-1', of: '2-2' });
  });

  it.each([
    ['unknown', [null, 200, 399, 408, 500, 502, 504]],
    ['answered', [400, 403, 404, 409, 410, 419, 422, 499]],
    ['refused', [401, 429]],
  ])('is %s after %j', (outcome, statuses) =>
    expect(new Set(statuses.map(getFailedOrderOutcome))).toEqual(new Set([outcome])),
  );
});
