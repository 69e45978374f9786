// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseAddress, chooseCourier } from '@/lib/domain/checkout/delivery';
import { completePaymentStep } from '@/lib/domain/checkout/monthly-plans';
import {
  type CheckoutData,
  chooseTokenizable,
  createInitialCheckout,
} from '@/lib/domain/checkout/state';
import {
  createCheckoutStore,
  parsePersistedCheckout,
  useCheckoutStore,
  useTransactionCheckoutStore,
} from '@/stores/checkout/checkout-store';
import { syncCheckoutWithCart } from '@/stores/flows/checkout/sync-checkout';
import { forgetStores } from '@/stores/persistence/create-persisted-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { chosen, option, place } from '../../lib/domain/checkout/samples';

hydrateStores();
beforeEach(() => {
  localStorage.clear();
  forgetStores(() => false);
});

const kept = (name = 'checkout') => JSON.parse(localStorage.getItem(name) ?? 'null');
const line = (qty: number) => [{ productId: '1', assemblyId: null, qty }];

const begun = (data: CheckoutData): CheckoutData =>
  chooseCourier(
    chooseAddress(
      completePaymentStep(chooseTokenizable(data, chosen('7'), null), [option('18', 1, 6)], 'full'),
      place('1'),
    ),
    place('2'),
  );

describe('the persisted checkout', () => {
  it('is restored completely', () => {
    useCheckoutStore.getState().update(begun);
    useCheckoutStore.persist.flush();
    expect(kept().version).toBe('1.5');
    expect(parsePersistedCheckout(kept().state)).toEqual(begun(createInitialCheckout()));
    expect(createCheckoutStore('checkout', '1.5').getState()).toMatchObject(
      begun(createInitialCheckout()),
    );
  });

  it('is stored separately for an order that is paid later', () => {
    useTransactionCheckoutStore.getState().update((data) => ({ ...data, transactionId: 'T1' }));
    useTransactionCheckoutStore.persist.flush();
    expect(kept('checkoutTransaction')).toMatchObject({
      version: '1',
      state: { transactionId: 'T1' },
    });
    expect(useCheckoutStore.getState().transactionId).toBeNull();
  });

  it('never holds a security code, not even a reference to one', () => {
    useCheckoutStore.getState().update(begun);
    useCheckoutStore
      .getState()
      .setEnteredSecurityCode({ tokenizableId: '7', reference: 'cvctok_secret', creationDate: '' });
    // The compiler accepts a stored card from the backend as a chosen one.
    useCheckoutStore.setState(({ paymentTokenizable: token }) => ({
      paymentTokenizable: token && { ...token, payload: { ...token.payload, cvc: '737' } },
    }));
    useCheckoutStore.persist.flush();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/cvctok|"cvc":|737/);
    expect(useCheckoutStore.getState()).toMatchObject({ cvcValidate: true });
  });

  it('drops an expired card for one purchase', () => {
    const over = chooseTokenizable(
      createInitialCheckout(),
      chosen('7'),
      new Date(Date.now() - 1).toISOString(),
    );
    expect(parsePersistedCheckout(JSON.parse(JSON.stringify(over)))).toMatchObject({
      paymentMethodCode: 'stripe_card',
      paymentTokenizable: null,
    });
  });

  it('makes a complete checkout of any stored value', () => {
    fc.assert(
      fc.property(
        fc.object({
          key: fc.constantFrom(...Object.keys(createInitialCheckout()), 'id', 'label', 'payload'),
        }),
        (value) => {
          const data = parsePersistedCheckout(value);
          expect(Object.keys(data ?? {}).sort()).toEqual(
            Object.keys(createInitialCheckout()).sort(),
          );
        },
      ),
    );
    expect([
      parsePersistedCheckout(null),
      parsePersistedCheckout([]),
      parsePersistedCheckout('x'),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

describe('resets', () => {
  it('happen with every change of the cart, and only then', () => {
    syncCheckoutWithCart(line(1));
    useCheckoutStore.getState().update(begun);
    useCheckoutStore.getState().setShippingInsurance(false);
    syncCheckoutWithCart(line(1));
    expect(useCheckoutStore.getState().paymentMethodCode).toBe('stripe_card');
    syncCheckoutWithCart(line(2));
    expect(useCheckoutStore.getState()).toMatchObject({
      paymentMethodCode: null,
      courier: null,
      hasShippingInsurance: false,
    });
  });
});
