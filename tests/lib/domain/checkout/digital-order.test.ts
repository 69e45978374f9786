import { describe, expect, it } from 'vitest';
import { findShipmentProblems } from '@/lib/domain/checkout/checkout-sections';
import {
  chooseAddress,
  findDeliveryProblem,
  isDigitalCart,
  isShipped,
  setDigital,
} from '@/lib/domain/checkout/delivery';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { completeStep } from '@/lib/domain/checkout/steps';
import {
  createCartTotals,
  createCustomerCart,
  createCustomerCartItem,
} from '../../../support/create-customer-cart';
import { place } from './samples';

const licence = createCustomerCartItem('1', 1, { isDigital: true });
const part = createCustomerCartItem('2', 1);
const withRequirement = (isShippingRequired: boolean | null) => ({
  totals: createCartTotals({ isShippingRequired }),
});

describe('a digital cart', () => {
  it('has licences only', () => {
    expect(isDigitalCart(createCustomerCart([licence]))).toBe(true);
    expect(isDigitalCart(createCustomerCart([licence, part]))).toBe(false);
    expect(isDigitalCart(createCustomerCart([part]))).toBe(false);
    expect(isDigitalCart(createCustomerCart([]))).toBe(false);
  });

  it('is delivered when the backend insists on it, and never digital only because it does not', () => {
    expect(isDigitalCart(createCustomerCart([licence], withRequirement(true)))).toBe(false);
    expect(isDigitalCart(createCustomerCart([licence], withRequirement(false)))).toBe(true);
    expect(isDigitalCart(createCustomerCart([part], withRequirement(false)))).toBe(false);
  });
});

describe('the choices for a digital order', () => {
  const initial = createInitialCheckout();
  const digital = setDigital(initial, true);

  it('need no delivery and no shipping conditions, and count as shipped', () => {
    expect(findDeliveryProblem(digital)).toBeNull();
    expect(findDeliveryProblem(initial)).toBe('errors.delivery');
    expect(findShipmentProblems(digital)).toEqual({});
    expect(isShipped(digital)).toBe(true);
    expect(isShipped(initial)).toBeNull();
  });

  it('are asked for again when something has to be delivered, and the other way round', () => {
    const done = { ...digital, steps: completeStep(digital.steps, 'shipment') };
    const mixed = setDigital(done, false);
    expect(mixed).toMatchObject({ isDigital: false, steps: { shipment: { isCompleted: false } } });
    expect(setDigital(done, true)).toBe(done);
    expect(setDigital(chooseAddress(mixed, place('1')), true)).toMatchObject({
      isShipping: null,
      customerAddress: null,
    });
  });
});
