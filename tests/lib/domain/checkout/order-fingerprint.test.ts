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
import { courier, method, place, plan, totals } from './samples';

const address = createAddress();
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
  methods: [method('oxxo', { name: 'Efectivo en OXXO' })],
  cart,
  addresses: [address],
  couriers: [courier()],
};
const see = (change: Partial<OrderAnswers> = {}, data: Partial<CheckoutData> = {}) =>
  createOrderFingerprint(toOrderParts({ ...shipped, ...data }, { ...answers, ...change }));
const seen = see();
const changesTo = (now: OrderFingerprint) => findOrderChanges(seen, now);

describe('what changed in an order', () => {
  it('names an address that was edited, with what it says now, or that is gone', () => {
    const edited = see({ addresses: [{ ...address, street: 'Calle Durango' }] });
    const text =
      'Laura Méndez, Calle Durango 118, Roma Norte, Cuauhtémoc, Ciudad de México, C.P. 06700';
    expect(changesTo(edited)).toEqual([{ kind: 'address', now: text }]);
    expect(changesTo(see({ addresses: [] }))).toEqual([{ kind: 'address', now: null }]);
  });

  const { name = '', price: before = 0 } = seen.lines[0] ?? {};

  it('names the price of a line and the total', () => {
    const items = cart.items.map(({ line: { product, ...line }, ...item }) => {
      const dearer = { priceWithTax: before + 200, currentPriceWithTax: before + 200 };
      const pricing = { ...product.pricing, ...dearer };
      return { ...item, line: { ...line, product: { ...product, pricing } } };
    });
    const now = see({ cart: { items, builds: [] }, totals: totals({ amountDue: 3431.5 }) });
    expect(changesTo(now)).toEqual([
      { kind: 'price', name, before, now: before + 200 },
      { kind: 'total', before: 3031.5, now: 3431.5 },
    ]);
  });

  it('names lines that were added and removed', () => {
    const empty = see({ cart: { items: [], builds: [] } });
    expect(changesTo(empty)).toEqual([{ kind: 'quantity', name, before: 2, now: 0 }]);
    expect(findOrderChanges(empty, seen)).toEqual([{ kind: 'quantity', name, before: 0, now: 2 }]);
  });

  const pickup = { isShipping: false, customerAddress: null, courier: null };
  it.each<[kind: string, change: Partial<OrderAnswers>, data?: Partial<CheckoutData>]>([
    ['coupon', { totals: totals({ couponCode: 'HOLA' }) }],
    ['plans', {}, { monthlyPlans: [plan(6)] }],
    ['arrival', { couriers: [courier({ to: '2026-03-20' })] }],
    ['insurance', { totals: totals({ insurance: 0 }) }],
    ['payment', { methods: [] }],
    ['delivery', { stores: [] }, pickup],
  ])('names another %s', (kind, change, data) =>
    expect(changesTo(see(change, data))).toMatchObject([{ kind }]),
  );

  it('names a build that is to be put together, or no more', () => {
    const build = { id: '3', name: 'Mi equipo', requiresAssembly: true };
    const other = { id: '4', name: 'Otro', requiresAssembly: false };
    const before = { ...seen, builds: [build, other] };
    const now = { ...seen, builds: [other, { ...build, requiresAssembly: false }] };
    const change = { kind: 'build', name: 'Mi equipo', requiresAssembly: false };
    expect(findOrderChanges(before, now)).toEqual([change]);
    expect(changesTo(now)).toEqual([]);
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
    expect(changesTo(unknown)).toEqual([]);
    expect(findOrderChanges(unknown, seen)).toEqual([{ kind: 'delivery', isShipping: true }]);
  });

  it('names who collects the order, by name and telephone', () => {
    const person = { name: 'Ana', lastName: 'Ruiz', motherLastName: '', telephone: '5511223344' };
    const before = see({}, { ...pickup, pickupPerson: person });
    const now = see({}, { ...pickup, pickupPerson: { ...person, motherLastName: 'Gil' } });
    const change = { kind: 'person', now: 'Ana Ruiz Gil, 5511223344' };
    expect(findOrderChanges(before, now)).toEqual([change]);
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
    const receiver = { rfc: 'XAXX010101000', businessName: 'LAURA MENDEZ', zipCode: '06700' };
    const rest = { id: '5', taxRegime: '616', email: '', isDefault: true };
    const invoice = (cfdiUse: string, data: Partial<CheckoutData> = {}) => {
      const billed = { requiredBilling: true, billingCustomerAddress: place('5') };
      return see({ profiles: [{ ...receiver, ...rest, cfdiUse }] }, { ...billed, ...data });
    };
    const before = invoice('S01');
    expect(findOrderChanges(before, invoice('S01'))).toEqual([]);
    const text = 'LAURA MENDEZ, XAXX010101000, 06700, G03';
    const now = invoice('S01', { cfdiUse: 'G03' });
    expect(findOrderChanges(before, now)).toEqual([{ kind: 'invoice', now: text }]);
    expect(findOrderChanges(before, invoice('I04'))).toHaveLength(1);
  });

  it('does not compare what the backend leaves out on either side', () => {
    const bare = { ...address, recipientName: '', street: '', exteriorNumber: '' };
    const empty = { neighborhood: '', municipality: '', city: '', state: '', zipCode: '' };
    const unknown = see({
      addresses: [{ ...bare, ...empty }],
      couriers: [courier({ from: '', to: '' })],
      totals: totals({ shipping: null }),
    });
    expect(findOrderChanges(unknown, seen)).toEqual([]);
    expect(changesTo(unknown)).toEqual([]);
  });

  const text = fc.constantFrom('a', 'b', null, undefined);
  const amount = fc.integer({ min: 0, max: 300 }).map((cents) => cents / 100);
  const [id, quantity] = [fc.constantFrom('1', '2', '3'), fc.integer({ min: 1, max: 3 })];
  const line = fc.record({ key: id, name: fc.constant('Tarjeta'), quantity, price: amount });
  const build = fc.record({ id, name: fc.constant('Equipo'), requiresAssembly: fc.boolean() });
  const months = fc.record({ months: fc.constantFrom(1, 6), price: amount, total: amount });
  const fingerprint: fc.Arbitrary<OrderFingerprint> = fc.record({
    isShipping: fc.constant(true),
    arrival: fc.constant(null),
    address: text,
    courier: text,
    store: text,
    person: text,
    invoice: text,
    payment: text,
    coupon: fc.constantFrom('X', null),
    lines: fc.uniqueArray(line, { selector: ({ key }) => key }),
    builds: fc.uniqueArray(build, { selector: (one) => one.id }),
    plans: fc.array(months, { maxLength: 2 }),
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
