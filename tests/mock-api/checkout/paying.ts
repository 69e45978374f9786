import { z } from 'zod';
import type { Backend } from '../backend';
import { ownById } from '../core/find';
import { demand, demandParameter, unprocessable } from '../core/problem';
import type { Basket } from '../customers/basket';
import type { CustomerRow } from '../customers/rows';
import { basketTotals } from '../customers/totals';
import { amountProblem, requireToken } from './charge';
import { longestPlan, type Method, methodOf, WALLET } from './methods';
import { PAID_AT_ONCE, type Paying } from './options';

export const plansSchema = z
  .array(
    z.strictObject({
      option_id: z.string(),
      monthly_payment_months: z.number().int().min(1),
      price: z.number().optional(),
    }),
    'Las mensualidades deben ser una lista.',
  )
  .default([])
  .transform((list) =>
    Object.fromEntries(list.map((one) => [one.option_id, one.monthly_payment_months])),
  );

export function plansOf(text: string | null): Record<string, number> {
  const pairs = (text ?? '').split(',').filter(Boolean);
  const plans = pairs.map((pair) => {
    const [id = '', months = ''] = pair.split(':');
    const name = 'monthly_payment_option_plans';
    const isRight = /^\d{1,2}$/.test(months);
    demandParameter(isRight, name, 'Las mensualidades van como "18:6,3:1".');
    return [id, Number(months)];
  });
  return Object.fromEntries(plans);
}

/** How a query says that something is paid; null without a method that exists. */
export function payingOfQuery(
  { customers }: Backend,
  customer: CustomerRow,
  query: URLSearchParams,
): Paying | null {
  const method = methodOf(query.get('payment_method_code'));
  if (!method) return null;
  const id = query.get('tokenizable_id') ?? query.get('tokenizableId');
  const card = ownById(customers.rows.tokenizables, customer.id, id);
  const plans = plansOf(query.get('monthly_payment_option_plans'));
  return { cap: longestPlan(method, card), plans };
}

/** How somebody wants to pay; the plans are months by option. */
export interface WantedPayment {
  payment_method_code: string | null;
  tokenizable_id?: string | null;
  monthly_payment_option_plans: Record<string, number>;
}

export function requireMethod(code: string | null | undefined): Method {
  const method = methodOf(code);
  if (method && method !== WALLET) return method;
  throw unprocessable('/payment_method_code', 'Por favor, selecciona tu método de pago.');
}

/** Refuses months that today's options do not have. Without any plan everything is paid at once. */
function checkPlans(basket: Basket, paying: Paying): void {
  const { options } = basketTotals(basket, paying);
  const chosen = Object.entries(paying.plans);
  const pointer = '/monthly_payment_option_plans';
  const isKnown = chosen.every(([id, months]) =>
    options.some((option) => option.id === id && option.plans.some((one) => one.months === months)),
  );
  demand(isKnown, pointer, 'Una de las mensualidades ya no está disponible. Elígela de nuevo.');
  const isComplete = options.every(({ id, maxMonths }) => maxMonths === 1 || id in paying.plans);
  const isSaid = chosen.length === 0 || isComplete;
  demand(isSaid, pointer, 'Por favor, selecciona la mensualidad deseada.');
}

export function checkPayment(
  { customers }: Backend,
  customer: CustomerRow,
  basket: Basket,
  wanted: WantedPayment,
) {
  const isCovered = basket.lines.length > 0 && basketTotals(basket, PAID_AT_ONCE).due === 0;
  const { payment_method_code: code, monthly_payment_option_plans: plans } = wanted;
  // Without anything to pay there is no method to choose.
  const method = isCovered && code === null ? WALLET : requireMethod(code);
  const card = requireToken(customers, customer.id, method, wanted.tokenizable_id);
  const paying: Paying = { cap: longestPlan(method, card ?? undefined), plans };
  checkPlans(basket, paying);
  const totals = basketTotals(basket, paying);
  const problem = amountProblem(method, totals.due, basket.creditLimit);
  if (problem) throw unprocessable('/payment_method_code', problem);
  return { method, card, paying, totals };
}

export type PaymentCheck = ReturnType<typeof checkPayment>;
