import { describe, expect, it } from 'vitest';
import type { Address } from '@/lib/domain/address/address';
import {
  findConsentProblem,
  findSectionByPointer,
  findShipmentProblems,
  removeUnavailableChoices,
} from '@/lib/domain/checkout/checkout-sections';
import { type CheckoutData, createInitialCheckout } from '@/lib/domain/checkout/state';
import type { Courier, PickupStore } from '@/lib/domain/checkout/types';
import checkout from '@/locales/es-MX/checkout.json';

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
