import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createOrderFingerprint,
  findOrderChanges,
  type OrderAnswers,
  type OrderFingerprint,
  toOrderParts,
} from '@/lib/domain/checkout/order-fingerprint';
import { type CheckoutData, createInitialCheckout } from '@/lib/domain/checkout/state';
import { createAddress } from '@/tests/support/create-address';
import { forAll } from '@/tests/support/for-all';
import { createCustomerCart, createCustomerCartItem } from '../../../support/create-customer-cart';
import { place, plan, totals } from './samples';

const address = createAddress();
const courier = {
  id: '2',
  name: 'Estafeta',
  service: 'Terrestre',
  price: 109,
  discount: 0,
  total: 109,
  days: 3,
  from: '2026-03-17',
  to: '2026-03-19',
};
const method = {
  code: 'oxxo',
  name: 'Efectivo en OXXO',
  description: '',
  tokenizer: false,
  tokenizables: [],
  secureCodeRequired: false,
  minimumAmount: null,
  maximumAmount: null,
  isAvailable: true,
  unavailableReason: null,
};
const shipped: CheckoutData = {
  ...createInitialCheckout(),
  paymentMethodCode: 'oxxo',
  isShipping: true,
  customerAddress: place('1'),
  courier: place('2'),
};
const cart = createCustomerCart([createCustomerCartItem('7', 2)]);
const answers: OrderAnswers = {
  totals: totals(),
  methods: [method],
  cart,
  addresses: [address],
  couriers: [courier],
};
const see = (change: Partial<OrderAnswers> = {}, data: Partial<CheckoutData> = {}) =>
  createOrderFingerprint(toOrderParts({ ...shipped, ...data }, { ...answers, ...change }));
const seen = see();

describe('what changed in an order', () => {
  it('names an address that was edited, with what it says now', () => {
    const now = see({ addresses: [{ ...address, street: 'Calle Durango' }] });
    const text =
      'Laura Méndez, Calle Durango 118, Roma Norte, Cuauhtémoc, Ciudad de México, C.P. 06700';
    expect(findOrderChanges(seen, now)).toEqual([{ kind: 'address', now: text }]);
  });

  it('names an address that is gone', () =>
    expect(findOrderChanges(seen, see({ addresses: [] }))).toEqual([
      { kind: 'address', now: null },
    ]));

  it('names the price of a line and the total', () => {
    const [item] = cart.items;
    if (!item) throw new Error('No line');
    const before = seen.lines[0]?.price ?? 0;
    const pricing = {
      ...item.line.product.pricing,
      priceWithTax: before + 200,
      currentPriceWithTax: before + 200,
    };
    const line = { ...item.line, product: { ...item.line.product, pricing } };
    const now = see({
      cart: { items: [{ ...item, line }], builds: [] },
      totals: totals({ amountDue: 3431.5 }),
    });
    expect(findOrderChanges(seen, now)).toEqual([
      { kind: 'price', name: line.product.name, before, now: before + 200 },
      { kind: 'total', before: 3031.5, now: 3431.5 },
    ]);
  });

  it('names lines that were added and removed', () => {
    const { name = '' } = seen.lines[0] ?? {};
    const empty = see({ cart: { items: [], builds: [] } });
    expect(findOrderChanges(seen, empty)).toEqual([{ kind: 'quantity', name, before: 2, now: 0 }]);
    expect(findOrderChanges(empty, seen)).toEqual([{ kind: 'quantity', name, before: 0, now: 2 }]);
  });

  it('names coupon, months, dates, insurance and delivery', () => {
    const kinds = (now: OrderFingerprint) => findOrderChanges(seen, now).map(({ kind }) => kind);
    expect(kinds(see({ totals: totals({ couponCode: 'HOLA' }) }))).toEqual(['coupon']);
    expect(kinds(see({}, { monthlyPlans: [plan(6)] }))).toEqual(['plans']);
    expect(kinds(see({ couriers: [{ ...courier, to: '2026-03-20' }] }))).toEqual(['arrival']);
    expect(kinds(see({ totals: totals({ insurance: 0 }) }))).toEqual(['insurance']);
    expect(kinds(see({ methods: [] }))).toEqual(['payment']);
    expect(
      kinds(see({ stores: [] }, { isShipping: false, customerAddress: null, courier: null })),
    ).toEqual(['delivery']);
  });

  it('names a build that is to be put together, or no more', () => {
    const build = { id: '3', name: 'Mi equipo', requiresAssembly: true };
    const other = { id: '4', name: 'Otro', requiresAssembly: false };
    const [before, now] = [
      [build, other],
      [other, { ...build, requiresAssembly: false }],
    ].map((builds) => ({ ...seen, builds }));
    if (!before || !now) throw new Error('No builds');
    expect(findOrderChanges(before, now)).toEqual([
      { kind: 'build', name: 'Mi equipo', requiresAssembly: false },
    ]);
    expect(findOrderChanges({ ...seen, builds: [] }, now)).toEqual([]);
    expect(see({ cart: undefined })).toMatchObject({ builds: [], lines: [] });
  });

  it('names other months and other amounts of the same months', () => {
    const [six, dearer] = [see({}, { monthlyPlans: [plan(6)] }), plan(6, 1300)];
    const now = see({}, { monthlyPlans: [dearer] });
    expect(findOrderChanges(six, now)).toEqual([{ kind: 'plans', now: [dearer] }]);
    const almost = { ...plan(6), price: plan(6).price + 0.001 };
    expect(findOrderChanges(six, see({}, { monthlyPlans: [almost, null] }))).toEqual([]);
  });

  it('names the delivery only when the new order says one', () => {
    const unknown = { ...seen, isShipping: null };
    expect(findOrderChanges(seen, unknown)).toEqual([]);
    expect(findOrderChanges(unknown, seen)).toEqual([{ kind: 'delivery', isShipping: true }]);
  });

  it('names who collects the order, by name and telephone', () => {
    const person = { name: 'Ana', lastName: 'Ruiz', motherLastName: '', telephone: '5511223344' };
    const pickup = { isShipping: false, customerAddress: null, courier: null };
    const before = see({}, { ...pickup, pickupPerson: person });
    const now = see({}, { ...pickup, pickupPerson: { ...person, motherLastName: 'Gil' } });
    expect(findOrderChanges(before, now)).toEqual([
      { kind: 'person', now: 'Ana Ruiz Gil, 5511223344' },
    ]);
    expect(before.person).toBe('Ana Ruiz, 5511223344');
    expect(see({}, { pickupPerson: person }).person).toBeNull();
  });

  it('compares no payment where nothing is due, and knows one that is not chosen', () => {
    expect(see({ totals: totals({ amountDue: 0 }) }).payment).toBeUndefined();
    expect(see({}, { paymentMethodCode: '' }).payment).toBeNull();
    expect(seen.payment).toBe('Efectivo en OXXO');
  });

  it('has the shipping after its discount', () => {
    expect(see({ totals: totals({ shipping: 109, shippingDiscount: 9 }) }).shipping).toBe(100);
    expect(see({ totals: totals({ shipping: null }) }).shipping).toBeNull();
  });

  it('names an invoice with another use', () => {
    const profile = {
      id: '5',
      rfc: 'XAXX010101000',
      businessName: 'LAURA MENDEZ',
      taxRegime: '616',
      cfdiUse: 'S01',
      zipCode: '06700',
      email: '',
      isDefault: true,
    };
    const billed = { requiredBilling: true, billingCustomerAddress: place('5') };
    const before = see({ profiles: [profile] }, billed);
    expect(findOrderChanges(before, see({ profiles: [profile] }, billed))).toEqual([]);
    const now = see({ profiles: [profile] }, { ...billed, cfdiUse: 'G03' });
    const text = 'LAURA MENDEZ, XAXX010101000, 06700, G03';
    expect(findOrderChanges(before, now)).toEqual([{ kind: 'invoice', now: text }]);
    const elsewhere = see({ profiles: [{ ...profile, cfdiUse: 'I04' }] }, billed);
    expect(findOrderChanges(before, elsewhere)).toHaveLength(1);
  });

  it('does not compare what the backend leaves out on either side', () => {
    const bare = { ...address, recipientName: '', street: '', exteriorNumber: '' };
    const empty = { neighborhood: '', municipality: '', city: '', state: '', zipCode: '' };
    const unknown = see({
      addresses: [{ ...bare, ...empty }],
      couriers: [{ ...courier, from: '', to: '' }],
      totals: totals({ shipping: null }),
    });
    expect(findOrderChanges(unknown, seen)).toEqual([]);
    expect(findOrderChanges(seen, unknown)).toEqual([]);
  });

  const text = fc.constantFrom('a', 'b', null, undefined);
  const amount = fc.integer({ min: 0, max: 300 }).map((cents) => cents / 100);
  const fingerprint: fc.Arbitrary<OrderFingerprint> = fc.record({
    isShipping: fc.constant(true),
    address: text,
    courier: text,
    arrival: fc.constant(null),
    store: text,
    person: text,
    invoice: text,
    payment: text,
    coupon: fc.constantFrom('X', null),
    lines: fc.uniqueArray(
      fc.record({
        key: fc.constantFrom('1', '2', '3'),
        name: fc.constant('Tarjeta'),
        quantity: fc.integer({ min: 1, max: 3 }),
        price: amount,
      }),
      { selector: ({ key }) => key },
    ),
    builds: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('1', '2'),
        name: fc.constant('Mi equipo'),
        requiresAssembly: fc.boolean(),
      }),
      { selector: ({ id }) => id },
    ),
    plans: fc.array(fc.record({ months: fc.constantFrom(1, 6), price: amount, total: amount }), {
      maxLength: 2,
    }),
    shipping: fc.option(amount),
    insurance: amount,
    wallet: amount,
    total: amount,
  });

  it('is empty for an order and itself, and for lines in another order', () =>
    forAll(fingerprint, (one) => {
      expect(findOrderChanges(one, one)).toEqual([]);
      expect(findOrderChanges(one, { ...one, lines: one.lines.toReversed() })).toEqual([]);
    }));

  it('tells as much in one direction as in the other, and every other amount to pay', () =>
    forAll(fingerprint, fingerprint, (one, other) => {
      const [there, back] = [findOrderChanges(one, other), findOrderChanges(other, one)];
      const kinds = (changes: typeof there) => changes.map(({ kind }) => kind).sort();
      expect(kinds(there)).toEqual(kinds(back));
      expect(there.some(({ kind }) => kind === 'total')).toBe(one.total !== other.total);
    }));
});
