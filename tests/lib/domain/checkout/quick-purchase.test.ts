import { describe, expect, it } from 'vitest';
import { findUsualItem } from '@/lib/domain/account/defaults';
import { findShipmentProblems } from '@/lib/domain/checkout/checkout-sections';
import { choosePickup } from '@/lib/domain/checkout/delivery';
import { completePaymentStep } from '@/lib/domain/checkout/monthly-plans';
import {
  findCheapestCourier,
  findUsualCard,
  isUntouched,
  preselectPurchase,
} from '@/lib/domain/checkout/quick-purchase';
import {
  type CheckoutData,
  choosePaymentMethod,
  createInitialCheckout,
} from '@/lib/domain/checkout/state';
import { completeStep, findStepRedirect, getNextStep } from '@/lib/domain/checkout/steps';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import { at, courier, MINUTE, method, NOW, option, tokenizable } from './samples';

const initial = createInitialCheckout();
const begun: CheckoutData = { ...initial, steps: completeStep(initial.steps, 'detail') };

const address = (id: string, isDefault = false) => {
  return { id, alias: `Casa ${id}`, recipientName: 'Laura', isDefault };
};
const priced = (id: string, total: number) => courier({ id, name: id, total });
const usualCard = (code: string, tokenizables: Tokenizable[], isAvailable = true) =>
  findUsualCard([method(code, { tokenizer: true, tokenizables, isAvailable })], NOW);
const card = (id: string, changes: Partial<Tokenizable> = {}) =>
  tokenizable({ id, isDefault: false, ...changes });

describe('what a customer usually chooses', () => {
  it('is the default address, or the only one', () => {
    expect(findUsualItem([address('1'), address('2', true)])?.id).toBe('2');
    expect(findUsualItem([address('1')])?.id).toBe('1');
    expect(findUsualItem([address('1'), address('2')])).toBeNull();
    expect(findUsualItem([])).toBeNull();
  });

  it('is the default card, else the newest one', () => {
    const old = card('1', { creationDate: at(-60 * MINUTE) });
    const fresh = card('2', { creationDate: at(-MINUTE) });
    const usual = card('3', { isDefault: true, creationDate: at(-600 * MINUTE) });
    const unknown = card('4', { creationDate: null });
    const of = (...list: Tokenizable[]) => usualCard('stripe_card', list)?.id;
    expect([of(old, usual, fresh), of(old, fresh), of(unknown, old)]).toEqual(['3', '2', '1']);
  });

  it('is never a card that cannot pay this purchase', () => {
    const expired = card('1', { isExpired: true, isDefault: true });
    const other = card('3', { paymentMethodCode: 'paypal_card_v2' });
    expect(usualCard('stripe_card', [expired, card('2', { isTemporary: true }), other])).toBeNull();
    expect(usualCard('stripe_card', [card('1')], false)).toBeNull();
    const account = card('5', { paymentMethodCode: 'paypal_account' });
    expect(usualCard('paypal_account', [account])).toBeNull();
  });

  it('is the courier that costs least; of several, the one listed first', () => {
    const list = [priced('dhl', 199), priced('estafeta', 109), priced('redpack', 109)];
    expect(findCheapestCourier(list)?.id).toBe('estafeta');
    expect(findCheapestCourier([])).toBeNull();
  });
});

it('an untouched checkout ends with the first choice of the customer', () => {
  const paid = [choosePaymentMethod(begun, 'oxxo'), completePaymentStep(begun, [], 'full')];
  const others = [initial, choosePickup(begun), { ...begun, requiredBilling: true }];
  expect([begun, ...paid, ...others].filter(isUntouched)).toEqual([begun]);
});

describe('the preselected purchase', () => {
  const usual = {
    card: { token: tokenizable(), label: 'Visa terminada en 4242' },
    delivery: { address: address('1', true), courier: priced('estafeta', 109) },
  };
  const preselect = (options = [option('6', 1, 3, 6)], change: object = {}) =>
    preselectPurchase(begun, { ...usual, options, ...change });
  const nextOf = ({ steps, hasMonthlyPayment }: CheckoutData) =>
    getNextStep('full', steps, hasMonthlyPayment);

  it('leads to the review, in one payment, with the terms left to the customer', () => {
    const data = preselect();
    expect(data).toMatchObject({
      paymentMethodCode: 'stripe_card',
      paymentTokenizable: { id: '7', label: 'Visa terminada en 4242' },
      customerAddress: { id: '1', label: 'Casa 1' },
      courier: { id: 'estafeta', label: 'estafeta Terrestre' },
      isShipping: true,
      hasShippingInsurance: begun.hasShippingInsurance,
      requiredBilling: false,
      acceptTerms: false,
      acceptShippingConditions: false,
      monthlyPlans: [{ months: 1 }],
    });
    expect(Object.keys(data.paymentTokenizable ?? {})).not.toContain('holder');
    expect(nextOf(data)).toBe('review');
    expect(findStepRedirect('review', null, data)).toBeNull();
  });

  it('asks for the months of which none is a single payment', () => {
    const data = preselect([option('a', 1, 3), option('b', 3, 6)]);
    expect(data.monthlyPlans).toMatchObject([{ months: 1 }, null]);
    expect(nextOf(data)).toBe('monthly-payment');
  });

  it('keeps the insurance that the customer removed in the cart', () => {
    const uninsured = { ...begun, hasShippingInsurance: false };
    const data = preselectPurchase(uninsured, { ...usual, options: [] });
    expect(data.hasShippingInsurance).toBe(false);
  });

  it('has no address and no courier when nothing is delivered', () => {
    const data = preselect([], { delivery: null });
    expect(data).toMatchObject({ isDigital: true, isShipping: null, customerAddress: null });
    expect(findShipmentProblems(data)).toEqual({});
    expect(nextOf(data)).toBe('review');
  });

  it('has no card when the wallet covers everything', () => {
    const data = preselect([], { card: null });
    expect(data).toMatchObject({ paymentMethodCode: null, paymentTokenizable: null });
    expect(nextOf(data)).toBe('review');
  });

  it('keeps the months when the payment is saved again without a change', () => {
    const data = preselect();
    const again = completePaymentStep(data, [option('6', 1, 3, 6)], 'full');
    expect(again.monthlyPlans).toMatchObject([{ months: 1 }]);
    expect(nextOf(again)).toBe('review');
    expect(nextOf(completePaymentStep(data, [option('6', 3, 6)], 'full'))).toBe('monthly-payment');
  });
});
