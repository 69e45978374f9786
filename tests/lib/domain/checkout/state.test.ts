import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseBilling } from '@/lib/domain/checkout/checkout-sections';
import {
  chooseAddress,
  chooseCourier,
  choosePickup,
  chooseShipping,
  chooseStore,
  pickupPersonSchema,
} from '@/lib/domain/checkout/delivery';
import {
  choosePlan,
  completePaymentStep,
  getPlanChoices,
} from '@/lib/domain/checkout/monthly-plans';
import {
  type CheckoutData,
  choosePaymentMethod,
  chooseTokenizable,
  createCartFingerprint,
  createInitialCheckout,
  dropExpiredTokenizable,
  dropMissingTokenizable,
  resetCheckoutData,
  resetIfCartChanged,
  resetIfCustomerChanged,
  resetIfTransactionChanged,
} from '@/lib/domain/checkout/state';
import { completeStep } from '@/lib/domain/checkout/steps';
import checkout from '@/locales/es-MX/checkout.json';
import { forAll } from '@/tests/support/for-all';
import { at, chosen, ids, NOW, option, place, plan } from './samples';

const texts: Record<string, string> = checkout;

const initial = createInitialCheckout();
const withCard = (id = '1', expires: string | null = null) =>
  chooseTokenizable(initial, chosen(id), expires);
const payIn = (data: CheckoutData, ...months: number[]) =>
  completePaymentStep(data, [option('18', ...months)], 'full');

/** What a customer does, with the id of what is chosen. */
const ACTIONS: ((data: CheckoutData, id: string) => CheckoutData)[] = [
  (data, id) => choosePaymentMethod(data, `method_${id}`),
  (data, id) => chooseTokenizable(data, chosen(id), null),
  (data, id) => chooseAddress(data, place(id)),
  (data, id) => chooseCourier(data, place(id)),
  (data, id) => chooseStore(data, place(id)),
  (data, id) => choosePlan(data, Number(id) - 1, plan(3)),
  (data) => payIn(data, 1, 3, 6),
  (data) => completePaymentStep(data, [option('18', 1, 3, 6)], 'transaction'),
  ...[chooseShipping, choosePickup, resetCheckoutData],
];
const action = fc.tuple(fc.constantFrom(...ACTIONS), ids);

describe('the choices of a checkout', () => {
  it('never contain choices that exclude each other', () =>
    forAll(fc.array(action, { maxLength: 20 }), (list) => {
      const data = list.reduce((before, [act, id]) => act(before, id), initial);
      if (data.isShipping) expect(data.store).toBeNull();
      if (data.isShipping === false)
        expect([data.customerAddress, data.courier]).toEqual([null, null]);
      if (data.paymentTokenizable) {
        expect(data.paymentMethodCode).toBe(data.paymentTokenizable.paymentMethodCode);
      }
      expect(data.steps['monthly-payment'].show).toBe(data.hasMonthlyPayment);
      expect(getPlanChoices(data).length).toBeLessThanOrEqual(data.monthlyPaymentOptions.length);
      expect(JSON.stringify(data)).not.toContain('"cvc"');
    }));

  it('clear the token expiry for another method, not for the same one', () => {
    const data = withCard('1', '2026-03-14T21:00:00Z');
    expect(choosePaymentMethod(data, 'stripe_card')).toBe(data);
    const none = { paymentTokenizable: null, expiresTokenizable: null };
    expect(choosePaymentMethod(data, 'oxxo')).toMatchObject({ paymentMethodCode: 'oxxo', ...none });
  });

  it('clear the courier for another address, not for the same one', () => {
    const data = chooseCourier(chooseAddress(initial, place('1')), place('9'));
    expect(chooseAddress(data, place('1')).courier).toEqual(place('9'));
    expect(chooseAddress(data, place('2')).courier).toBeNull();
  });

  it('clear the plans for another card', () => {
    const data = payIn(withCard(), 1, 6);
    expect(chooseTokenizable(data, chosen('1'), null).hasMonthlyPayment).toBe(true);
    const other = chooseTokenizable(data, chosen('2'), null);
    expect(other).toMatchObject({ hasMonthlyPayment: false, monthlyPlans: [] });
    expect(other.steps.payment.isCompleted).toBe(false);
  });
});

describe('a temporary card', () => {
  it('is dropped when it expires, with its plans', () => {
    const data = payIn(withCard('1', at(0)), 1, 6);
    expect(dropExpiredTokenizable(data, NOW)).toBe(data);
    expect(dropExpiredTokenizable(data, NOW + 1)).toMatchObject({
      paymentMethodCode: 'stripe_card',
      paymentTokenizable: null,
      expiresTokenizable: null,
      monthlyPlans: [],
      steps: { payment: { isCompleted: false } },
    });
  });

  it('belongs to its purchase, also when the cart changes', () => {
    const data = withCard('1', at(0));
    expect(chooseTokenizable(data, chosen('2'), null).oneTimeTokenizables).toEqual(['1']);
    const begun = resetIfCartChanged(chooseTokenizable(data, chosen('1'), at(0)), 'one');
    expect(resetIfCartChanged(begun, 'two').oneTimeTokenizables).toEqual(['1']);
    expect(resetIfCartChanged(begun, '').oneTimeTokenizables).toEqual([]);
    expect(resetIfTransactionChanged(begun, 'T1').oneTimeTokenizables).toEqual([]);
  });

  it('is dropped only for others that are offered in its place', () => {
    const data = withCard('1', at(0));
    expect(dropMissingTokenizable(data, [chosen('2'), chosen('1')])).toBe(data);
    expect(dropMissingTokenizable(data, [])).toBe(data);
    expect(dropMissingTokenizable(data, [chosen('2')]).paymentTokenizable).toBeNull();
  });
});

it('another transaction resets the checkout, but keeps a running attempt', () => {
  const attempt = { key: 'k', of: 'T1' };
  const first = { ...resetIfTransactionChanged(initial, 'T1'), attempt };
  const begun = choosePaymentMethod(first, 'oxxo');
  expect(resetIfTransactionChanged(begun, 'T1')).toBe(begun);
  const second = { ...initial, transactionId: 'T2', attempt };
  expect(resetIfTransactionChanged(begun, 'T2')).toEqual(second);
});

it('the customer stays the same after any reset, and another customer starts with an empty checkout', () => {
  const mine = resetIfCustomerChanged(choosePaymentMethod(initial, 'oxxo'), 'C1');
  expect(mine).toMatchObject({ customerId: 'C1', paymentMethodCode: 'oxxo' });
  expect(resetIfCustomerChanged(mine, 'C1')).toBe(mine);
  expect(resetCheckoutData(mine).customerId).toBe('C1');
  expect(resetIfTransactionChanged(mine, 'T1').customerId).toBe('C1');
  const on = { ...mine, attempt: { key: 'k', of: '1-1' }, hasShippingInsurance: false };
  expect(resetIfCustomerChanged(on, 'C2')).toEqual({ ...initial, customerId: 'C2' });
});

it('another invoicing profile has its own CFDI use', () => {
  const chosenUse = { ...chooseBilling(initial, place('5')), cfdiUse: 'I04' };
  expect(chooseBilling(chosenUse, place('5')).cfdiUse).toBe('I04');
  expect(chooseBilling(chosenUse, place('6')).cfdiUse).toBeNull();
});

describe('a change of the cart', () => {
  const lines = [
    { productId: '1', assemblyId: null, qty: 2 },
    { productId: '2', assemblyId: '9', qty: 1 },
  ];

  it('resets the choices, except the insurance choice and a running attempt', () => {
    const kept = { hasShippingInsurance: false, attempt: { key: 'k', of: '2-1' } };
    const data: CheckoutData = {
      ...resetIfCartChanged(initial, createCartFingerprint(lines)),
      steps: completeStep(initial.steps, 'detail'),
      paymentMethodCode: 'oxxo',
      ...kept,
    };
    expect(resetIfCartChanged(data, createCartFingerprint(lines.toReversed()))).toBe(data);
    const cartFingerprint = createCartFingerprint(lines.slice(1));
    const reset = { ...initial, ...kept, cartFingerprint };
    expect(resetIfCartChanged(data, cartFingerprint)).toEqual(reset);
  });

  it('is detected for every quantity, product and build', () => {
    const qty = fc.integer({ min: 1, max: 3 });
    const line = fc.record({ productId: ids, assemblyId: fc.option(ids), qty });
    forAll(fc.array(line, { maxLength: 3 }), fc.array(line, { maxLength: 3 }), (a, b) => {
      const sorted = (all: typeof a) =>
        all.map(({ productId, assemblyId, qty }) => `${productId} ${assemblyId} ${qty}`).sort();
      const isSame = sorted(a).join() === sorted(b).join();
      expect(createCartFingerprint(a) === createCartFingerprint(b)).toBe(isSame);
    });
  });
});

it('the shipment step requires the person who picks up the order', () => {
  const name = { name: 'Jorge', lastName: 'Méndez', motherLastName: '' };
  const person = { ...name, telephone: '+52 33 3612 3456' };
  expect(pickupPersonSchema.parse(person).telephone).toBe('3336123456');
  const wrong = pickupPersonSchema.safeParse({ ...person, name: ' ', telephone: '12345' });
  const said = wrong.error?.issues.map(({ message }) => message) ?? [];
  expect(said).toEqual(expect.arrayContaining(['errors.nameRequired', 'errors.phoneLength']));
  for (const message of said) expect(texts[message]).toBeTruthy();
});
