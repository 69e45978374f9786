import type { MonthlyPaymentOption, MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import { roundMoney } from '@/lib/domain/money';
import { isRecord } from '../json';
import type { JsonApiDocument } from '../json-api';
import { snakeToCamel } from './snake-to-camel';
import { count, listOf, models, optionalNumber, text, textList, toList } from './wire';

const readPlan = snakeToCamel({
  monthly_payment_months: count,
  price: optionalNumber,
  first_payment: optionalNumber,
  total: optionalNumber,
  interest_percent: optionalNumber,
});

/** Null without a price, because the cost would be unknown. A missing total is the sum of the monthly payments. */
function toPlan(entry: unknown): MonthlyPaymentPlan | null {
  const { monthlyPaymentMonths: months, price, interestPercent, ...rest } = readPlan(entry);
  if (months < 1 || price === null || price < 0) return null;
  const firstPayment = rest.firstPayment ?? price;
  const total = rest.total ?? roundMoney(firstPayment + price * (months - 1));
  return { months, price, firstPayment, total, interestPercent };
}

const readOption = snakeToCamel({
  id: text,
  max_months: count,
  product_ids: textList,
  plans: listOf(toPlan),
});

function toOption(entry: unknown): MonthlyPaymentOption | null {
  const { id, plans, ...option } = readOption(entry);
  const maxMonths = option.maxMonths || Math.max(0, ...plans.map(({ months }) => months));
  return maxMonths > 0 ? { ...option, id: id || String(maxMonths), maxMonths, plans } : null;
}

const monthlyOptions = listOf(toOption);

/** `meta.monthly_payment_options` (spec 7, Checkout services). Null without it, which is not the same as none. */
export function toMonthlyOptions({ meta }: JsonApiDocument): MonthlyPaymentOption[] | null {
  const sent = meta.monthly_payment_options;
  return toList(sent) ? monthlyOptions.parse(sent) : null;
}

/** `monthlyPaymentGroups.groups` of a cart (spec 3), which are the same options. */
export function toMonthlyGroups({ data, meta }: JsonApiDocument): MonthlyPaymentOption[] {
  const place: Record<string, unknown> | undefined = [...models(data), meta].find(
    (one) => 'monthlyPaymentGroups' in one,
  );
  const sent = place?.monthlyPaymentGroups;
  return monthlyOptions.parse(isRecord(sent) ? sent.groups : sent);
}
