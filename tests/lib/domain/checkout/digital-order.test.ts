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

it.each([
  ['has licences only', [licence], null, true],
  ['has no parts beside them', [licence, part], null, false],
  ['is none of parts', [part], null, false],
  ['is none without lines', [], null, false],
  ['is delivered when the backend insists on it', [licence], true, false],
  ['is one when it does not', [licence], false, true],
  ['is none only because it does not', [part], false, false],
])('a digital cart %s', (_, items, isShippingRequired, expected) => {
  const totals = createCartTotals({ isShippingRequired });
  expect(isDigitalCart(createCustomerCart(items, { totals }))).toBe(expected);
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
    const none = { isShipping: null, customerAddress: null };
    expect(setDigital(chooseAddress(mixed, place('1')), true)).toMatchObject(none);
  });
});
