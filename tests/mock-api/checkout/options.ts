import { cents } from '../core/text';
import { type PricedItem, sum } from '../customers/pricing';

const MONTHS = [1, 3, 6, 9, 12, 18];
/** Pesos that a month has at least. */
const LEAST_A_MONTH = 100;

export interface Plan {
  months: number;
  price: number;
  firstPayment: number;
  total: number;
}

export interface Option {
  id: string;
  maxMonths: number;
  lines: PricedItem[];
  plans: Plan[];
}

/** How a purchase is paid: the longest plan there is, and the months of each option that were chosen. */
export interface Paying {
  cap: number;
  plans: Readonly<Record<string, number>>;
}

/** Everything at once, which comes to the least. */
export const PAID_AT_ONCE: Paying = { cap: 1, plans: {} };

const amountOf = (lines: readonly PricedItem[], price: 'one' | 'unit') =>
  sum(lines.map((line) => cents(line[price] * line.item.qty)));

function plansOf(lines: readonly PricedItem[], extras: number, most: number): Plan[] {
  return MONTHS.filter((months) => months <= most).flatMap((months) => {
    const total = cents(Math.max(0, amountOf(lines, months === 1 ? 'one' : 'unit') + extras));
    const price = Math.floor(Math.round(total * 100) / months) / 100;
    if (months > 1 && price < LEAST_A_MONTH) return [];
    return [{ months, price, firstPayment: cents(total - price * (months - 1)), total }];
  });
}

/** Lines by their longest plan; those of a month only come together. */
function grouped(lines: readonly PricedItem[], monthsOf: (line: PricedItem) => number) {
  const groups = new Map<number, PricedItem[]>();
  for (const line of lines) {
    const months = monthsOf(line);
    groups.set(months, [...(groups.get(months) ?? []), line]);
  }
  return [...groups].sort(([a], [b]) => b - a);
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
  let groups = grouped(lines, (line) => Math.min(line.maxMonths, cap));
  const dearest = () =>
    groups.reduce((best, one) =>
      amountOf(one[1], 'unit') > amountOf(best[1], 'unit') ? one : best,
    );
  // What is taken off may be more than the dearest group costs.
  if (groups.length > 1 && amountOf(dearest()[1], 'one') + extras < 0) {
    const least = Math.min(...groups.map(([months]) => months));
    groups = [[least, [...lines]]];
  }
  const first = dearest();
  const options = groups.map(([months, members]): Option => {
    const plans = plansOf(members, members === first[1] ? extras : 0, months);
    return { id: String(months), maxMonths: plans.at(-1)?.months ?? 1, lines: members, plans };
  });
  const atOnce = options.filter(({ maxMonths }) => maxMonths === 1);
  if (atOnce.length < 2) return options;
  const members = atOnce.flatMap((option) => option.lines);
  const rest = members.some((line) => first[1].includes(line)) ? extras : 0;
  const merged = { id: '1', maxMonths: 1, lines: members, plans: plansOf(members, rest, 1) };
  return [...options.filter(({ maxMonths }) => maxMonths > 1), merged];
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
    monthly_payment_months: plan.months,
    price: plan.price,
    first_payment: plan.firstPayment,
    total: plan.total,
    interest_percent: 0,
    minimun_amount: plan.months === 1 ? 0 : plan.months * LEAST_A_MONTH,
  })),
});
