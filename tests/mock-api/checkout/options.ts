import { toWire } from '../core/json-api';
import { cents } from '../core/text';
import { INTEREST_FROM, type PricedItem, sum } from '../customers/pricing';

const MONTHS = [1, 3, 6, 9, 12, 18];
/** Pesos that a month has at least. */
const LEAST_A_MONTH = 100;

/** The total is with the interest of the bank, which is no part of what the shop charges. */
type Plan = Record<'months' | 'price' | 'firstPayment' | 'total' | 'interestPercent', number>;
type Option = { id: string; maxMonths: number; lines: PricedItem[]; plans: Plan[] };

/** How a purchase is paid: the longest plan there is, and the months of each option that were chosen. */
export interface Paying {
  cap: number;
  plans: Readonly<Record<string, number>>;
}

/** Everything at once, which comes to the least. */
export const PAID_AT_ONCE: Paying = { cap: 1, plans: {} };

const amountOf = (lines: readonly PricedItem[], price: 'one' | 'unit') =>
  sum(lines.map((line) => cents(line[price] * line.item.qty)));

/** Lines that are paid over the same months at the same interest. */
type Group = { months: number; interest: number; lines: PricedItem[] };

function plansOf({ lines, months: most, interest }: Group, extras: number): Plan[] {
  return MONTHS.filter((months) => months <= most).flatMap((months) => {
    const interestPercent = months < INTEREST_FROM ? 0 : interest;
    const base = Math.max(0, amountOf(lines, months === 1 ? 'one' : 'unit') + extras);
    const total = cents(base * (1 + interestPercent / 100));
    const price = Math.floor(Math.round(total * 100) / months) / 100;
    if (months > 1 && price < LEAST_A_MONTH) return [];
    const firstPayment = cents(total - price * (months - 1));
    return [{ months, price, firstPayment, total, interestPercent }];
  });
}

/** Lines by their longest plan and its interest; those of a month only come together. */
function grouped(lines: readonly PricedItem[], cap: number): Group[] {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const months = Math.min(line.maxMonths, cap);
    const interest = months < INTEREST_FROM ? 0 : line.interest;
    const id = `${months}-${interest}`;
    const known = groups.get(id);
    if (known) known.lines.push(line);
    else groups.set(id, { months, interest, lines: [line] });
  }
  return [...groups.values()].sort((a, b) => b.months - a.months || a.interest - b.interest);
}

/** All lines over the months that each of them has; without interest when they do not agree on it. */
function together(lines: readonly PricedItem[], groups: readonly Group[]): Group {
  const months = Math.min(...groups.map((one) => one.months));
  const rates = new Set(groups.map(({ interest }) => interest));
  const [interest = 0] = rates;
  const isOne = rates.size === 1;
  if (!isOne)
    return { months: Math.min(months, INTEREST_FROM - 1), interest: 0, lines: [...lines] };
  return { months, interest, lines: [...lines] };
}

/**
 * What can be paid in how many months. Each group of lines chooses for itself; shipping, insurance, coupon and
 * wallet go with the dearest one, so that the plans come to what is charged.
 * @param extras pesos with IVA that are not of a line; negative when more is taken off
 */
export function monthlyOptions(
  lines: readonly PricedItem[],
  extras: number,
  cap: number,
): Option[] {
  if (lines.length === 0) return [];
  let groups = grouped(lines, cap);
  const dearest = () =>
    groups.reduce((best, one) =>
      amountOf(one.lines, 'unit') > amountOf(best.lines, 'unit') ? one : best,
    );
  // What is taken off may be more than the dearest group costs.
  if (groups.length > 1 && amountOf(dearest().lines, 'one') + extras < 0) {
    groups = [together(lines, groups)];
  }
  const first = dearest();
  const options = groups.map((group): Option => {
    const plans = plansOf(group, group === first ? extras : 0);
    const id = group.interest > 0 ? `${group.months}-${group.interest}` : String(group.months);
    return { id, maxMonths: plans.at(-1)?.months ?? 1, lines: group.lines, plans };
  });
  const atOnce = options.filter(({ maxMonths }) => maxMonths === 1);
  if (atOnce.length < 2) return options;
  const members = atOnce.flatMap((option) => option.lines);
  const rest = members.some((line) => first.lines.includes(line)) ? extras : 0;
  const plans = plansOf({ months: 1, interest: 0, lines: members }, rest);
  const others = options.filter(({ maxMonths }) => maxMonths > 1);
  return [...others, { id: '1', maxMonths: 1, lines: members, plans }];
}

/** Months in which a line is paid; at once when nothing else was chosen. */
export function monthsOf(options: readonly Option[], paying: Paying, line: PricedItem): number {
  const option = options.find(({ lines }) => lines.includes(line));
  return (option && paying.plans[option.id]) ?? 1;
}

export const optionAttributes = ({ id, maxMonths, lines, plans }: Option) => ({
  id,
  max_months: maxMonths,
  product_ids: lines.map(({ article }) => article.id),
  plans: plans.map((plan) => ({
    ...toWire(plan, 'monthly_payment_months=months price firstPayment total interestPercent'),
    minimun_amount: plan.months === 1 ? 0 : plan.months * LEAST_A_MONTH,
  })),
});
