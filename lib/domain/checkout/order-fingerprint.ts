import { formatPlaceLine, formatStreetLine } from '../address/address-lines';
import type { CustomerCart, CustomerCartBuild } from '../cart/customer-cart';
import { getUnitPrices } from '../cart/line-prices';
import { getLineKey } from '../cart/lines';
import { isInsured } from '../cart/purchase-price';
import { roundMoney } from '../money';
import { type LoadedOptions, removeUnavailableChoices } from './checkout-sections';
import { isPaymentNeeded } from './payment';
import type { CheckoutData } from './state';
import type { CheckoutTotals, MonthlyPaymentPlan, PaymentMethod } from './types';

/** What the backend says about an order that is not placed yet. What is not needed is missing. */
export interface OrderAnswers extends LoadedOptions {
  totals: CheckoutTotals;
  methods: readonly PaymentMethod[];
  cart?: Pick<CustomerCart, 'items' | 'builds'>;
}

const find = <Option extends { id: string }>(
  options: readonly Option[] | null | undefined,
  chosen: { id: string } | null,
): Option | null => options?.find(({ id }) => id === chosen?.id) ?? null;

/** The choices without those that do not exist any more, and insured as the screens say it. */
export const toOrderData = (
  state: CheckoutData,
  { totals, ...options }: LoadedOptions & { totals: CheckoutTotals | undefined },
): CheckoutData => ({
  ...removeUnavailableChoices(state, options),
  hasShippingInsurance: isInsured(state, totals),
});

/** Everything that an order is made of. Null: not needed, or not known. */
export function toOrderParts(state: CheckoutData, answers: OrderAnswers) {
  const data = toOrderData(state, answers);
  return {
    data,
    totals: answers.totals,
    method: answers.methods.find(({ code }) => code === data.paymentMethodCode) ?? null,
    /** Null for an existing order that is being paid. */
    cart: answers.cart ?? null,
    address: find(answers.addresses, data.customerAddress),
    courier: find(answers.couriers, data.courier),
    store: find(answers.stores, data.store),
    profile: find(answers.profiles, data.billingCustomerAddress),
  };
}

export type OrderParts = ReturnType<typeof toOrderParts>;

/** A text that the shopper reads. Null: nothing is chosen; undefined: the backend does not say it. */
type Fact = string | null | undefined;

const DELIVERY_FACTS = ['address', 'courier', 'store', 'person'] as const;
const OTHER_FACTS = ['invoice', 'payment'] as const;
type FactName = (typeof DELIVERY_FACTS)[number] | (typeof OTHER_FACTS)[number];

/** What the shopper sees of an order. Two orders that look the same have fingerprints without a difference. */
export type OrderFingerprint = ReturnType<typeof createOrderFingerprint>;

const join = (...parts: (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(', ') || undefined;

/** @param known what the backend says of the chosen option; without it the choice counts as unknown */
const describeChoice = (chosen: object | null, known: string | undefined): Fact =>
  chosen === null ? null : known;

function getFacts(parts: OrderParts): Record<FactName, Fact> {
  const { data, address, store, profile } = parts;
  const { name, lastName, motherLastName, telephone } = data.pickupPerson;
  const isPickup = data.isShipping === false;
  const place =
    address && join(address.recipientName, formatStreetLine(address), formatPlaceLine(address));
  const use = data.cfdiUse ?? profile?.cfdiUse;
  const invoice = profile
    ? join(profile.businessName, profile.rfc, profile.zipCode, use)
    : undefined;
  return {
    address: describeChoice(data.customerAddress, place ?? undefined),
    courier: data.courier?.label ?? null,
    store: describeChoice(
      data.store,
      store ? join(store.name, store.address, store.city) : undefined,
    ),
    person: isPickup
      ? join([name, lastName, motherLastName].filter(Boolean).join(' '), telephone)
      : null,
    invoice: data.requiredBilling ? describeChoice(data.billingCustomerAddress, invoice) : null,
    payment: getPaymentFact(parts),
  };
}

function getPaymentFact({ data, method, totals }: OrderParts): Fact {
  if (!isPaymentNeeded(totals)) return undefined;
  if (!data.paymentMethodCode) return null;
  return join(method?.name ?? data.paymentMethodCode, data.paymentTokenizable?.label);
}

export function createOrderFingerprint(parts: OrderParts) {
  const { data, totals, cart, courier } = parts;
  const builds: readonly Omit<CustomerCartBuild, 'configId' | 'qty'>[] = cart?.builds ?? [];
  const plans: readonly Pick<MonthlyPaymentPlan, 'months' | 'price' | 'total'>[] =
    data.monthlyPlans.filter((plan) => plan !== null);
  return {
    isShipping: data.isShipping,
    ...getFacts(parts),
    arrival: courier?.from && courier.to ? { from: courier.from, to: courier.to } : null,
    coupon: totals.couponCode,
    lines: (cart?.items ?? []).map(({ line }) => ({
      key: getLineKey(line),
      name: line.product.name,
      quantity: line.quantity,
      price: getUnitPrices(line.product).final,
    })),
    builds,
    plans,
    shipping: totals.shipping === null ? null : totals.shipping - totals.shippingDiscount,
    insurance: totals.insurance,
    wallet: totals.walletToUse,
    total: totals.amountDue,
  };
}

const AMOUNTS = ['shipping', 'insurance', 'wallet', 'total'] as const;

/** A difference between the order that the shopper saw and the order as it is now. Amounts in pesos. */
export type OrderChange =
  | { kind: 'delivery'; isShipping: boolean }
  /** `now` is null when the choice is gone. */
  | { kind: FactName; now: string | null }
  | { kind: 'arrival'; from: string; to: string }
  | { kind: 'coupon'; before: string | null; now: string | null }
  /** 0 before: the line is new; 0 now: it is gone. */
  | { kind: 'quantity'; name: string; before: number; now: number }
  | { kind: 'price'; name: string; before: number; now: number }
  | { kind: 'build'; name: string; requiresAssembly: boolean }
  | { kind: 'plans'; now: OrderFingerprint['plans'] }
  | { kind: (typeof AMOUNTS)[number]; before: number; now: number };

const isSameAmount = (a: number, b: number) => roundMoney(a) === roundMoney(b);
const isSameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function findLineChanges(seen: OrderFingerprint['lines'], now: OrderFingerprint['lines']) {
  const before = new Map(seen.map((line) => [line.key, line]));
  const after = new Map(now.map((line) => [line.key, line]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): OrderChange[] => {
    const [old, line] = [before.get(key), after.get(key)];
    const name = line?.name ?? old?.name ?? '';
    const quantities = { before: old?.quantity ?? 0, now: line?.quantity ?? 0 };
    const changes: OrderChange[] = [];
    if (quantities.before !== quantities.now) {
      changes.push({ kind: 'quantity', name, ...quantities });
    }
    if (old && line && !isSameAmount(old.price, line.price)) {
      changes.push({ kind: 'price', name, before: old.price, now: line.price });
    }
    return changes;
  });
}

function findFactChanges(
  facts: readonly FactName[],
  seen: OrderFingerprint,
  now: OrderFingerprint,
): OrderChange[] {
  return facts.flatMap((kind) => {
    const [before, after] = [seen[kind], now[kind]];
    // What the backend did not say on one side cannot be compared.
    const isKnown = before !== undefined && after !== undefined;
    return isKnown && before !== after ? [{ kind, now: after }] : [];
  });
}

function findDeliveryChanges(seen: OrderFingerprint, now: OrderFingerprint): OrderChange[] {
  // With another kind of delivery, everything about the earlier one is gone too.
  if (seen.isShipping !== now.isShipping && now.isShipping !== null) {
    return [{ kind: 'delivery', isShipping: now.isShipping }];
  }
  const changes = findFactChanges(DELIVERY_FACTS, seen, now);
  if (seen.arrival && now.arrival && !isSameJson(seen.arrival, now.arrival)) {
    changes.push({ kind: 'arrival', ...now.arrival });
  }
  return changes;
}

/** What the shopper has to be told before the order as it is now may be placed. Empty when nothing changed. */
export function findOrderChanges(seen: OrderFingerprint, now: OrderFingerprint): OrderChange[] {
  const changes = [
    ...findDeliveryChanges(seen, now),
    ...findFactChanges(OTHER_FACTS, seen, now),
    ...findLineChanges(seen.lines, now.lines),
  ];
  for (const { id, name, requiresAssembly } of now.builds) {
    const before = seen.builds.find((one) => one.id === id);
    if (before && before.requiresAssembly !== requiresAssembly) {
      changes.push({ kind: 'build', name, requiresAssembly });
    }
  }
  if (seen.coupon !== now.coupon) {
    changes.push({ kind: 'coupon', before: seen.coupon, now: now.coupon });
  }
  const plansOf = ({ plans }: OrderFingerprint) =>
    plans.map(({ months, price, total }) => [months, roundMoney(price), roundMoney(total)]);
  if (!isSameJson(plansOf(seen), plansOf(now))) changes.push({ kind: 'plans', now: now.plans });
  for (const kind of AMOUNTS) {
    const [before, after] = [seen[kind], now[kind]];
    if (before === null || after === null || isSameAmount(before, after)) continue;
    changes.push({ kind, before, now: after });
  }
  return changes;
}
