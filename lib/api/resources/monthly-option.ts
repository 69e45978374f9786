import * as z from 'zod/mini';
import type { MonthlyPaymentOption, MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import { roundMoney } from '@/lib/domain/money';
import { isRecord } from '../json';
import { count, listOf, optionalNumber, text, textList } from './wire';

const planWire = z.object({
  monthly_payment_months: count,
  price: optionalNumber,
  first_payment: optionalNumber,
  total: optionalNumber,
});

/** Null without a price, because the cost would be unknown. A missing total is the sum of the monthly payments. */
function toPlan(entry: unknown): MonthlyPaymentPlan | null {
  const { monthly_payment_months: months, price, ...rest } = planWire.parse(entry);
  if (months < 1 || price === null || price < 0) return null;
  const firstPayment = rest.first_payment ?? price;
  const total = rest.total ?? roundMoney(firstPayment + price * (months - 1));
  return { months, price, firstPayment, total };
}

const optionWire = z.object({
  id: text,
  max_months: count,
  product_ids: textList,
  plans: listOf(toPlan),
});

function toOption(entry: unknown): MonthlyPaymentOption | null {
  const { id, max_months, product_ids, plans } = optionWire.parse(entry);
  const maxMonths = max_months || Math.max(0, ...plans.map(({ months }) => months));
  return maxMonths > 0
    ? { id: id || String(maxMonths), maxMonths, productIds: product_ids, plans }
    : null;
}

/** `meta.monthly_payment_options` (spec 7, Checkout services). */
export function toMonthlyOptions(meta: Record<string, unknown>): MonthlyPaymentOption[] {
  const found = meta.monthly_payment_options;
  return (Array.isArray(found) ? found : [])
    .filter(isRecord)
    .map(toOption)
    .filter((one) => one !== null);
}
