import fc from 'fast-check';
import { assert, describe, expect, it } from 'vitest';
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
import { toPaymentSelection, toPlaceOrderRequest } from '@/lib/domain/checkout/place-order-request';
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
import { at, chosen, ids, NOW, option, place, plan, totals } from './samples';

const texts: Record<string, string> = checkout;

/** Random actions of a customer. */
const actions: fc.Arbitrary<(data: CheckoutData) => CheckoutData> = fc.oneof(
  ids.map((id) => (data: CheckoutData) => choosePaymentMethod(data, `method_${id}`)),
  ids.map((id) => (data: CheckoutData) => chooseTokenizable(data, chosen(id), null)),
  fc.constant(chooseShipping),
  fc.constant(choosePickup),
  ids.map((id) => (data: CheckoutData) => chooseAddress(data, place(id))),
  ids.map((id) => (data: CheckoutData) => chooseCourier(data, place(id))),
  ids.map((id) => (data: CheckoutData) => chooseStore(data, place(id))),
  fc
    .constantFrom<'full' | 'transaction'>('full', 'transaction')
    .map(
      (flow) => (data: CheckoutData) => completePaymentStep(data, [option('18', 1, 3, 6)], flow),
    ),
  fc.nat(2).map((slot) => (data: CheckoutData) => choosePlan(data, slot, plan(3))),
  fc.constant(resetCheckoutData),
);
const after = (list: ((data: CheckoutData) => CheckoutData)[]) =>
  list.reduce((data, act) => act(data), createInitialCheckout());

describe('the choices of a checkout', () => {
  it('never contain choices that exclude each other', () =>
    forAll(fc.array(actions, { maxLength: 20 }), (list) => {
      const data = after(list);
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
    const data = chooseTokenizable(createInitialCheckout(), chosen('1'), '2026-03-14T21:00:00Z');
    expect(choosePaymentMethod(data, 'stripe_card')).toBe(data);
    expect(choosePaymentMethod(data, 'oxxo')).toMatchObject({
      paymentMethodCode: 'oxxo',
      paymentTokenizable: null,
      expiresTokenizable: null,
    });
  });

  it('clear the courier for another address, not for the same one', () => {
    const data = chooseCourier(chooseAddress(createInitialCheckout(), place('1')), place('9'));
    expect(chooseAddress(data, place('1')).courier).toEqual(place('9'));
    expect(chooseAddress(data, place('2')).courier).toBeNull();
  });

  it('clear the plans for another card', () => {
    const data = completePaymentStep(
      chooseTokenizable(createInitialCheckout(), chosen('1'), null),
      [option('18', 1, 6)],
      'full',
    );
    expect(chooseTokenizable(data, chosen('1'), null).hasMonthlyPayment).toBe(true);
    const other = chooseTokenizable(data, chosen('2'), null);
    expect(other).toMatchObject({ hasMonthlyPayment: false, monthlyPlans: [] });
    expect(other.steps.payment.isCompleted).toBe(false);
  });
});

describe('a temporary card', () => {
  it('is dropped when it expires, with its plans', () => {
    const data = completePaymentStep(
      chooseTokenizable(createInitialCheckout(), chosen('1'), at(0)),
      [option('18', 1, 6)],
      'full',
    );
    expect(dropExpiredTokenizable(data, NOW)).toBe(data);
    expect(dropExpiredTokenizable(data, NOW + 1)).toMatchObject({
      paymentMethodCode: 'stripe_card',
      paymentTokenizable: null,
      expiresTokenizable: null,
      monthlyPlans: [],
    });
    expect(dropExpiredTokenizable(data, NOW + 1).steps.payment.isCompleted).toBe(false);
  });

  it('belongs to its purchase, also when the cart changes', () => {
    const data = chooseTokenizable(createInitialCheckout(), chosen('1'), at(0));
    expect(chooseTokenizable(data, chosen('2'), null).oneTimeTokenizables).toEqual(['1']);
    const begun = resetIfCartChanged(chooseTokenizable(data, chosen('1'), at(0)), 'one');
    expect(resetIfCartChanged(begun, 'two').oneTimeTokenizables).toEqual(['1']);
    expect(resetIfCartChanged(begun, '').oneTimeTokenizables).toEqual([]);
    expect(resetIfTransactionChanged(begun, 'T1').oneTimeTokenizables).toEqual([]);
  });

  it('is dropped only for others that are offered in its place', () => {
    const data = chooseTokenizable(createInitialCheckout(), chosen('1'), at(0));
    expect(dropMissingTokenizable(data, [chosen('2'), chosen('1')])).toBe(data);
    expect(dropMissingTokenizable(data, [])).toBe(data);
    expect(dropMissingTokenizable(data, [chosen('2')]).paymentTokenizable).toBeNull();
  });
});

describe('another transaction', () => {
  it('resets the checkout, but keeps a running attempt', () => {
    const first = {
      ...resetIfTransactionChanged(createInitialCheckout(), 'T1'),
      attempt: { key: 'k', of: 'T1' },
    };
    const begun = choosePaymentMethod(first, 'oxxo');
    expect(resetIfTransactionChanged(begun, 'T1')).toBe(begun);
    expect(resetIfTransactionChanged(begun, 'T2')).toEqual({
      ...createInitialCheckout(),
      transactionId: 'T2',
      attempt: { key: 'k', of: 'T1' },
    });
  });
});

describe('the customer of a checkout', () => {
  it('stays the same after any reset, and another customer starts with an empty checkout', () => {
    const mine = resetIfCustomerChanged(choosePaymentMethod(createInitialCheckout(), 'oxxo'), 'C1');
    expect(mine).toMatchObject({ customerId: 'C1', paymentMethodCode: 'oxxo' });
    expect(resetIfCustomerChanged(mine, 'C1')).toBe(mine);
    expect(resetCheckoutData(mine).customerId).toBe('C1');
    expect(resetIfTransactionChanged(mine, 'T1').customerId).toBe('C1');
    const on = { ...mine, attempt: { key: 'k', of: '1-1' }, hasShippingInsurance: false };
    expect(resetIfCustomerChanged(on, 'C2')).toEqual({
      ...createInitialCheckout(),
      customerId: 'C2',
    });
  });
});

describe('the order request', () => {
  it('contains the choices, but no card number or security code', () => {
    const data: CheckoutData = {
      ...choosePlan(
        completePaymentStep(
          chooseTokenizable(createInitialCheckout(), chosen('1'), null),
          [option('18', 1, 6)],
          'full',
        ),
        0,
        plan(6),
      ),
      isShipping: true,
      billingCustomerAddress: place('5'),
      acceptTerms: true,
    };
    const payment = toPaymentSelection(data);
    assert(payment);
    const order = { payment, cvcToken: 'cvctok_1', data, totals: totals({ amountDue: 99.5 }) };
    expect(toPlaceOrderRequest(order)).toEqual({
      methodCode: 'stripe_card',
      tokenizableId: '1',
      cvcToken: 'cvctok_1',
      plans: [{ optionId: '18', months: 6 }],
      total: 99.5,
      deviceSessionId: null,
      trackingId: null,
      cartId: '2-1',
      isShipping: true,
      billingId: null,
      cfdiUse: null,
      acceptTerms: true,
      acceptShippingConditions: false,
    });
    const billed = toPlaceOrderRequest({ ...order, data: { ...data, requiredBilling: true } });
    expect([billed.billingId, billed.cfdiUse]).toEqual(['5', null]);
  });

  it('has the CFDI use of this purchase, as long as the invoicing profile stays the same', () => {
    const { payment, ...order } = {
      payment: { methodCode: null, tokenizableId: null, plans: [] },
      cvcToken: null,
      totals: totals(),
    };
    const billed = chooseBilling(createInitialCheckout(), place('5'));
    const chosenUse = { ...billed, cfdiUse: 'I04' };
    const sentUse = (data: CheckoutData) =>
      toPlaceOrderRequest({ ...order, payment, data }).cfdiUse;
    expect(sentUse(chosenUse)).toBe('I04');
    expect(sentUse(chooseBilling(chosenUse, place('5')))).toBe('I04');
    expect(sentUse(chooseBilling(chosenUse, place('6')))).toBeNull();
    expect(sentUse({ ...chosenUse, requiredBilling: false })).toBeNull();
  });
});

describe('a change of the cart', () => {
  const lines = [
    { productId: '1', assemblyId: null, qty: 2 },
    { productId: '2', assemblyId: '9', qty: 1 },
  ];
  const begun = (): CheckoutData => ({
    ...resetIfCartChanged(createInitialCheckout(), createCartFingerprint(lines)),
    steps: completeStep(createInitialCheckout().steps, 'detail'),
    paymentMethodCode: 'oxxo',
    hasShippingInsurance: false,
    attempt: { key: 'k', of: '2-1' },
  });

  it('resets the choices, except the insurance choice and a running attempt', () => {
    const data = begun();
    expect(resetIfCartChanged(data, createCartFingerprint([...lines].reverse()))).toBe(data);
    expect(resetIfCartChanged(data, createCartFingerprint(lines.slice(1)))).toEqual({
      ...createInitialCheckout(),
      hasShippingInsurance: false,
      attempt: data.attempt,
      cartFingerprint: createCartFingerprint(lines.slice(1)),
    });
  });

  it('is detected for every quantity, product and build', () => {
    const line = fc.record({
      productId: ids,
      assemblyId: fc.option(ids),
      qty: fc.integer({ min: 1, max: 3 }),
    });
    forAll(fc.array(line, { maxLength: 3 }), fc.array(line, { maxLength: 3 }), (a, b) => {
      const sorted = (all: typeof a) =>
        all.map(({ productId, assemblyId, qty }) => `${productId} ${assemblyId} ${qty}`).sort();
      const isSame = sorted(a).join() === sorted(b).join();
      expect(createCartFingerprint(a) === createCartFingerprint(b)).toBe(isSame);
    });
  });
});

describe('the shipment step', () => {
  it('requires the person who picks up the order', () => {
    const person = {
      name: 'Jorge',
      lastName: 'Méndez',
      motherLastName: '',
      telephone: '+52 33 3612 3456',
    };
    expect(pickupPersonSchema.parse(person).telephone).toBe('3336123456');
    const wrong = pickupPersonSchema.safeParse({ ...person, name: ' ', telephone: '12345' });
    const said = wrong.error?.issues.map(({ message }) => message);
    expect(said).toEqual(expect.arrayContaining(['errors.nameRequired', 'errors.phoneLength']));
    for (const { message } of wrong.error?.issues ?? []) expect(texts[message]).toBeTruthy();
  });
});
