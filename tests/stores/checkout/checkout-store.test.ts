// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
import { hydrateStores } from '@/stores/persistence/hydration';
import { forAll } from '@/tests/support/for-all';
import { chosen, option, place } from '../../lib/domain/checkout/samples';
import { kept } from '../other-tab';

hydrateStores();

const checkout = () => useCheckoutStore.getState();
const line = (qty: number) => [{ productId: '1', assemblyId: null, qty }];

function begun(data: CheckoutData): CheckoutData {
  const withCard = chooseTokenizable(data, chosen('7'), null);
  const paid = completePaymentStep(withCard, [option('18', 1, 6)], 'full');
  return chooseCourier(chooseAddress(paid, place('1')), place('2'));
}

describe('the persisted checkout', () => {
  it('is restored completely', () => {
    checkout().update(begun);
    useCheckoutStore.persist.flush();
    const { version, state } = kept('checkout');
    expect(version).toBe('1.5');
    const all = begun(createInitialCheckout());
    expect(parsePersistedCheckout(state)).toEqual(all);
    expect(createCheckoutStore('checkout', '1.5').getState()).toMatchObject(all);
  });

  it('is stored separately for an order that is paid later', () => {
    useTransactionCheckoutStore.getState().update((data) => ({ ...data, transactionId: 'T1' }));
    useTransactionCheckoutStore.persist.flush();
    const state = { transactionId: 'T1' };
    expect(kept('checkoutTransaction')).toMatchObject({ version: '1', state });
    expect(checkout().transactionId).toBeNull();
  });

  it('never holds a security code, not even a reference to one', () => {
    checkout().update(begun);
    const entered = { tokenizableId: '7', reference: 'cvctok_secret', creationDate: '' };
    checkout().setEnteredSecurityCode(entered);
    // The compiler accepts a stored card from the backend as a chosen one.
    useCheckoutStore.setState(({ paymentTokenizable: token }) => ({
      paymentTokenizable: token && { ...token, payload: { ...token.payload, cvc: '737' } },
    }));
    useCheckoutStore.persist.flush();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/cvctok|"cvc":|737/);
    expect(checkout().cvcValidate).toBe(true);
  });

  it('drops an expired card for one purchase', () => {
    const before = new Date(Date.now() - 1).toISOString();
    const over = chooseTokenizable(createInitialCheckout(), chosen('7'), before);
    expect(parsePersistedCheckout(JSON.parse(JSON.stringify(over)))).toMatchObject({
      paymentMethodCode: 'stripe_card',
      paymentTokenizable: null,
    });
  });

  it('makes a complete checkout of any stored value', () => {
    const fields = Object.keys(createInitialCheckout()).sort();
    const key = fc.constantFrom(...fields, 'id', 'label', 'payload');
    forAll(fc.object({ key }), (value) =>
      expect(Object.keys(parsePersistedCheckout(value) ?? {}).sort()).toEqual(fields),
    );
    for (const value of [null, [], 'x']) expect(parsePersistedCheckout(value)).toBeUndefined();
  });
});

describe('resets', () => {
  it('happen with every change of the cart, and only then', () => {
    syncCheckoutWithCart(line(1));
    checkout().update(begun);
    checkout().setShippingInsurance(false);
    syncCheckoutWithCart(line(1));
    expect(checkout().paymentMethodCode).toBe('stripe_card');
    syncCheckoutWithCart(line(2));
    expect(checkout()).toMatchObject({
      paymentMethodCode: null,
      courier: null,
      hasShippingInsurance: false,
    });
  });
});
