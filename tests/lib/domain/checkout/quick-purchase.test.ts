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
import type { Courier, PaymentMethod, Tokenizable } from '@/lib/domain/checkout/types';
import { at, MINUTE, NOW, option, tokenizable } from './samples';

const initial = createInitialCheckout();
const begun: CheckoutData = { ...initial, steps: completeStep(initial.steps, 'detail') };

const address = (id: string, isDefault = false) => ({
  id,
  alias: `Casa ${id}`,
  recipientName: 'Laura',
  isDefault,
});
const courier = (id: string, total: number): Courier => ({
  id,
  name: id,
  service: 'Terrestre',
  price: total,
  discount: 0,
  total,
  days: 3,
  from: '',
  to: '',
});
const method = (code: string, tokenizables: Tokenizable[], isAvailable = true): PaymentMethod => ({
  code,
  name: code,
  description: '',
  tokenizer: tokenizables.length > 0,
  tokenizables,
  secureCodeRequired: true,
  minimumAmount: null,
  maximumAmount: null,
  isAvailable,
  unavailableReason: null,
});
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
    expect(findUsualCard([method('stripe_card', [old, usual, fresh])], NOW)?.id).toBe('3');
    expect(findUsualCard([method('stripe_card', [old, fresh])], NOW)?.id).toBe('2');
    const unknown = card('4', { creationDate: null });
    expect(findUsualCard([method('stripe_card', [unknown, old])], NOW)?.id).toBe('1');
  });

  it('is never a card that cannot pay this purchase', () => {
    const cards = [
      card('1', { isExpired: true, isDefault: true }),
      card('2', { isTemporary: true }),
      card('3', { paymentMethodCode: 'paypal_card_v2' }),
    ];
    expect(findUsualCard([method('stripe_card', cards)], NOW)).toBeNull();
    expect(findUsualCard([method('stripe_card', [card('1')], false)], NOW)).toBeNull();
    const account = card('5', { paymentMethodCode: 'paypal_account' });
    expect(findUsualCard([method('paypal_account', [account])], NOW)).toBeNull();
  });

  it('is the courier that costs least; of several, the one listed first', () => {
    const list = [courier('dhl', 199), courier('estafeta', 109), courier('redpack', 109)];
    expect(findCheapestCourier(list)?.id).toBe('estafeta');
    expect(findCheapestCourier([])).toBeNull();
  });
});

describe('an untouched checkout', () => {
  it('ends with the first choice of the customer', () => {
    expect(isUntouched(begun)).toBe(true);
    expect(isUntouched(initial)).toBe(false);
    expect(isUntouched(choosePaymentMethod(begun, 'oxxo'))).toBe(false);
    expect(isUntouched(choosePickup(begun))).toBe(false);
    expect(isUntouched({ ...begun, requiredBilling: true })).toBe(false);
    expect(isUntouched(completePaymentStep(begun, [], 'full'))).toBe(false);
  });
});

describe('the preselected purchase', () => {
  const usual = {
    card: { token: tokenizable(), label: 'Visa terminada en 4242' },
    delivery: { address: address('1', true), courier: courier('estafeta', 109) },
  };
  const preselect = (options = [option('6', 1, 3, 6)]) =>
    preselectPurchase(begun, { ...usual, options });

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
    expect(getNextStep('full', data.steps, data.hasMonthlyPayment)).toBe('review');
    expect(findStepRedirect('review', null, data)).toBeNull();
  });

  it('asks for the months of which none is a single payment', () => {
    const data = preselect([option('a', 1, 3), option('b', 3, 6)]);
    expect(data.monthlyPlans).toMatchObject([{ months: 1 }, null]);
    expect(getNextStep('full', data.steps, data.hasMonthlyPayment)).toBe('monthly-payment');
  });

  it('keeps the insurance that the customer removed in the cart', () => {
    const data = preselectPurchase(
      { ...begun, hasShippingInsurance: false },
      { ...usual, options: [] },
    );
    expect(data.hasShippingInsurance).toBe(false);
  });

  it('has no address and no courier when nothing is delivered', () => {
    const data = preselectPurchase(begun, { ...usual, options: [], delivery: null });
    expect(data).toMatchObject({ isDigital: true, isShipping: null, customerAddress: null });
    expect(findShipmentProblems(data)).toEqual({});
    expect(getNextStep('full', data.steps, data.hasMonthlyPayment)).toBe('review');
  });

  it('has no card when the wallet covers everything', () => {
    const data = preselectPurchase(begun, { ...usual, card: null, options: [] });
    expect(data).toMatchObject({ paymentMethodCode: null, paymentTokenizable: null });
    expect(getNextStep('full', data.steps, data.hasMonthlyPayment)).toBe('review');
  });

  it('keeps the months when the payment is saved again without a change', () => {
    const data = preselect();
    const again = completePaymentStep(data, [option('6', 1, 3, 6)], 'full');
    expect(again.monthlyPlans).toMatchObject([{ months: 1 }]);
    expect(getNextStep('full', again.steps, again.hasMonthlyPayment)).toBe('review');
    const changed = completePaymentStep(data, [option('6', 3, 6)], 'full');
    expect(getNextStep('full', changed.steps, changed.hasMonthlyPayment)).toBe('monthly-payment');
  });
});
