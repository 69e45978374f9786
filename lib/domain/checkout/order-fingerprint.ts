import { formatPlaceLine, formatStreetLine } from '../address/format-address';
import { getUnitPrices } from '../cart/line-prices';
import { getLineKey } from '../cart/lines';
import type { OrderParts } from './order-parts';
import { isPaymentNeeded } from './payment';

/** A text that the shopper reads. Null: nothing is chosen; undefined: the backend does not say it. */
type Fact = string | null | undefined;

export interface FingerprintLine {
  key: string;
  name: string;
  quantity: number;
  /** Of one piece, in pesos with IVA. */
  price: number;
}

/** What the shopper sees of an order. Two orders that look the same have fingerprints without a difference. */
export interface OrderFingerprint {
  isShipping: boolean | null;
  address: Fact;
  courier: Fact;
  /** First and last day of the delivery, `2026-01-31`. */
  arrival: { from: string; to: string } | null;
  store: Fact;
  person: Fact;
  invoice: Fact;
  payment: Fact;
  coupon: string | null;
  lines: readonly FingerprintLine[];
  builds: readonly { id: string; name: string; requiresAssembly: boolean }[];
  plans: readonly { months: number; price: number; total: number }[];
  /** Pesos with IVA, after the discount; null while the backend does not say it. */
  shipping: number | null;
  insurance: number;
  wallet: number;
  /** What is left to pay. */
  total: number;
}

const join = (...parts: (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(', ') || undefined;

/** @param known what the backend says of the chosen option; without it the choice counts as unknown */
const describeChoice = (chosen: object | null, known: string | undefined): Fact =>
  chosen === null ? null : known;

function getDeliveryFacts({ data, address, courier, store }: OrderParts) {
  const { name, lastName, motherLastName, telephone } = data.pickupPerson;
  const isPickup = data.isShipping === false;
  const place =
    address && join(address.recipientName, formatStreetLine(address), formatPlaceLine(address));
  return {
    address: describeChoice(data.customerAddress, place ?? undefined),
    courier: data.courier?.label ?? null,
    arrival: courier?.from && courier.to ? { from: courier.from, to: courier.to } : null,
    store: describeChoice(
      data.store,
      store ? join(store.name, store.address, store.city) : undefined,
    ),
    person: isPickup
      ? join([name, lastName, motherLastName].filter(Boolean).join(' '), telephone)
      : null,
  };
}

function getPaymentFact({ data, method, totals }: OrderParts): Fact {
  if (!isPaymentNeeded(totals)) return undefined;
  if (!data.paymentMethodCode) return null;
  return join(method?.name ?? data.paymentMethodCode, data.paymentTokenizable?.label);
}

/** The fingerprint of what the shopper sees of an order. */
export function createOrderFingerprint(parts: OrderParts): OrderFingerprint {
  const { data, totals, cart, profile } = parts;
  const use = data.cfdiUse ?? profile?.cfdiUse;
  const invoice = profile
    ? join(profile.businessName, profile.rfc, profile.zipCode, use)
    : undefined;
  return {
    isShipping: data.isShipping,
    ...getDeliveryFacts(parts),
    invoice: data.requiredBilling ? describeChoice(data.billingCustomerAddress, invoice) : null,
    payment: getPaymentFact(parts),
    coupon: totals.couponCode,
    lines: (cart?.items ?? []).map(({ line }) => ({
      key: getLineKey(line),
      name: line.product.name,
      quantity: line.quantity,
      price: getUnitPrices(line.product).final,
    })),
    builds: cart?.assemblies ?? [],
    plans: data.monthlyPlans.flatMap((plan) => (plan ? [plan] : [])),
    shipping: totals.shipping === null ? null : totals.shipping - totals.shippingDiscount,
    insurance: totals.insurance,
    wallet: totals.walletToUse,
    total: totals.amountDue,
  };
}
