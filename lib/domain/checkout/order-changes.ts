import { roundMoney } from '../money';
import type { FingerprintLine, OrderFingerprint } from './order-fingerprint';

const DELIVERY_FACTS = ['address', 'courier', 'store', 'person'] as const;
const OTHER_FACTS = ['invoice', 'payment'] as const;
const AMOUNTS = ['shipping', 'insurance', 'wallet', 'total'] as const;

type Fact = (typeof DELIVERY_FACTS)[number] | (typeof OTHER_FACTS)[number];

/** A difference between the order that the shopper saw and the order as it is now. Amounts in pesos. */
export type OrderChange =
  | { kind: 'delivery'; isShipping: boolean }
  /** `now` is null when the choice is gone. */
  | { kind: Fact; now: string | null }
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

function findLineChanges(
  seen: readonly FingerprintLine[],
  now: readonly FingerprintLine[],
): OrderChange[] {
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
  facts: readonly Fact[],
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
