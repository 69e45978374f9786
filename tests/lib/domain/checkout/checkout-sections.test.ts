import { describe, expect, it } from 'vitest';
import type { Address } from '@/lib/domain/address/address';
import {
  findConsentProblem,
  findSectionByPointer,
  findShipmentProblems,
  removeUnavailableChoices,
} from '@/lib/domain/checkout/checkout-sections';
import {
  chooseAddress,
  findDeliveryProblem,
  isDigitalCart,
  isShipped,
  setDigital,
} from '@/lib/domain/checkout/delivery';
import { type CheckoutData, createInitialCheckout } from '@/lib/domain/checkout/state';
import { completeStep } from '@/lib/domain/checkout/steps';
import type { Courier, PickupStore } from '@/lib/domain/checkout/types';
import checkout from '@/locales/es-MX/checkout.json';
import {
  createCartTotals,
  createCustomerCart,
  createCustomerCartItem,
} from '../../../support/create-customer-cart';
import { place } from './samples';

const chosen = { id: '1', label: 'Casa' };
const accepted = { acceptTerms: true, acceptShippingConditions: true };
const of = (change: Partial<CheckoutData>): CheckoutData => {
  return { ...createInitialCheckout(), ...accepted, ...change };
};
const collected = { isShipping: false, store: chosen };

it.each<[Partial<CheckoutData>, object]>([
  [{}, { delivery: 'errors.delivery' }],
  [{ isShipping: true }, { address: 'errors.addressAndCourier' }],
  [{ isShipping: true, courier: chosen }, { address: 'errors.address' }],
  [{ isShipping: true, customerAddress: chosen }, { courier: 'errors.courier' }],
  [{ isShipping: true, customerAddress: chosen, courier: chosen }, {}],
  [{ isShipping: false }, { store: 'errors.store' }],
  [{ ...collected, acceptShippingConditions: false }, {}],
  [{ ...collected, requiredBilling: true, acceptTerms: false }, { billing: 'errors.billing' }],
])('the shipment %j lacks %j', (change, problems) =>
  expect(findShipmentProblems(of(change))).toEqual(problems),
);

it.each<[Partial<CheckoutData>, string | null]>([
  [{ isShipping: true }, null],
  [{ isShipping: false, acceptShippingConditions: false }, null],
  [{ isShipping: true, acceptShippingConditions: false }, 'errors.shippingConditions'],
  [{ isShipping: true, acceptTerms: false, acceptShippingConditions: false }, 'errors.terms'],
  [{ isShipping: false, acceptTerms: false }, 'errors.terms'],
])('the consent %j lacks %s', (change, problem) =>
  expect(findConsentProblem(of(change))).toBe(problem),
);

it.each([
  ['delivery', 'Por favor, selecciona si deseas envío o recolección para tu pedido.'],
  ['addressAndCourier', 'Por favor, selecciona tu dirección de envío y la paquetería que deseas.'],
  ['address', 'Por favor, selecciona tu dirección de envío.'],
  ['courier', 'Por favor, selecciona la paquetería que deseas.'],
  ['store', 'Por favor, selecciona la tienda deseada.'],
  ['monthly', 'Por favor, selecciona la mensualidad deseada.'],
  ['billing', 'Por favor, selecciona una dirección de facutación'],
  ['terms', 'Por favor, acepta los términos y condiciones.'],
  ['shippingConditions', 'Por favor, acepta las condiciones de envío.'],
])('says the problem %s in the words of the specification', (problem, text) =>
  expect(Reflect.get(checkout, `errors.${problem}`)).toBe(text),
);

it.each([
  ['/tokenizable_id', 'payment'],
  ['/cvc_token', 'code'],
  ['/monthly_payment_option_plans/0', 'monthly'],
  ['/items/1002', 'lines'],
  ['/coupon_code', 'coupon'],
  ['/total', 'total'],
  ['/pickup_person/telephone', 'person'],
  ['/data/attributes/courier_id', 'courier'],
  ['/constructor', null],
  ['', null],
  [undefined, null],
])('the error at %s is of the section %s', (pointer, part) =>
  expect(findSectionByPointer(pointer)).toBe(part),
);

describe('removeUnavailableChoices', () => {
  const data = of({ customerAddress: chosen, courier: chosen, store: chosen });
  const unknown = { addresses: null, couriers: null, stores: null, profiles: null };
  const options = <Option>(...ids: string[]) =>
    ids.map((id) => ({ id, isAvailable: true }) as Option);

  it('keeps selections while the lists are not loaded', () => {
    expect(removeUnavailableChoices(data, unknown)).toEqual(data);
    const known = { ...unknown, addresses: options<Address>('1', '2') };
    expect(removeUnavailableChoices(data, known)).toEqual(data);
  });

  it('clears selections that no longer exist', () => {
    const others = { couriers: options<Courier>('2'), stores: options<PickupStore>('3') };
    const left = removeUnavailableChoices(data, { addresses: [], profiles: [], ...others });
    expect([left.customerAddress, left.courier, left.store]).toEqual([null, null, null]);
  });

  it('clears a store that lacks something', () => {
    const [store] = options<PickupStore>('1');
    const lacking = store && [{ ...store, isAvailable: false }];
    expect(removeUnavailableChoices(data, { stores: lacking }).store).toBeNull();
    expect(removeUnavailableChoices(data, { stores: store && [store] }).store).toEqual(chosen);
  });
});

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
