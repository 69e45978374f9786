import { queryOptions, skipToken } from '@tanstack/react-query';
import type { MonthlyPlanChoice } from '@/lib/domain/checkout/monthly-plans';
import type { PaymentSelection } from '@/lib/domain/checkout/place-order-request';
import type { MonthlyPaymentOption, MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import { roundMoney } from '@/lib/domain/money';
import { browserClient } from './client/browser-client';
import type { ApiClient } from './client/client';
import { isRecord } from './client/json';
import type { JsonApiDocument } from './client/json-api';
import { checkoutKey } from './client/query-parts';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedCheckoutEndpoints } from './endpoints/assumed-checkout';
import { specEndpoints } from './endpoints/spec';

/** `18:6,3:1`: options with their number of months, as they are sent in a query. */
export const formatPlans = (plans: readonly MonthlyPlanChoice[]): string | undefined =>
  plans.map(({ optionId, months }) => `${optionId}:${months}`).join() || undefined;

export const toPaymentSelectionFields = ({
  methodCode,
  tokenizableId,
  plans,
}: PaymentSelection) => ({
  payment_method_code: methodCode,
  tokenizable_id: tokenizableId,
  monthly_payment_option_plans: plans.map(({ optionId, months }) => ({
    option_id: optionId,
    monthly_payment_months: months,
  })),
});

/** Null without a price, because the cost would be unknown. A missing total is the sum of the monthly payments. */
const plans = wire.listOf(
  snakeToCamel({
    monthly_payment_months: wire.count,
    price: wire.optionalNumber,
    first_payment: wire.optionalNumber,
    total: wire.optionalNumber,
    interest_percent: wire.optionalNumber,
  }),
  ({
    monthlyPaymentMonths: months,
    price,
    interestPercent,
    ...rest
  }): MonthlyPaymentPlan | null => {
    if (months < 1 || price === null || price < 0) return null;
    const firstPayment = rest.firstPayment ?? price;
    const total = rest.total ?? roundMoney(firstPayment + price * (months - 1));
    return { months, price, firstPayment, total, interestPercent };
  },
);

const monthlyOptions = wire.listOf(
  snakeToCamel({ id: wire.text, max_months: wire.count, product_ids: wire.textList, plans }),
  ({ id, plans, ...option }): MonthlyPaymentOption | null => {
    const maxMonths = option.maxMonths || Math.max(0, ...plans.map(({ months }) => months));
    return maxMonths > 0 ? { ...option, id: id || String(maxMonths), maxMonths, plans } : null;
  },
);
export const readMonthlyOptionFields = snakeToCamel({ monthly_payment_options: monthlyOptions });
const readGroups = snakeToCamel({ groups: monthlyOptions });
export const readMonthlyGroupFields = snakeToCamel({
  monthlyPaymentGroups: wire.withShape(
    wire.field<MonthlyPaymentOption[]>(
      'object',
      (value) => (isRecord(value) ? readGroups(value).groups : monthlyOptions.parse(value)),
      [],
    ),
    readGroups,
  ),
});

/** `meta.monthly_payment_options` (spec 7, Checkout services). Null without it, which is not the same as none. */
export function toMonthlyOptions({ meta }: JsonApiDocument): MonthlyPaymentOption[] | null {
  const isSent = wire.toList(meta.monthly_payment_options) !== undefined;
  return isSent ? readMonthlyOptionFields(meta).monthlyPaymentOptions : null;
}

/** `monthlyPaymentGroups.groups` of a cart (spec 3), which are the same options. */
export function toMonthlyGroups({ data, meta }: JsonApiDocument): MonthlyPaymentOption[] {
  const place: Record<string, unknown> | undefined = [...wire.models(data), meta].find(
    (one) => 'monthlyPaymentGroups' in one,
  );
  return readMonthlyGroupFields(place).monthlyPaymentGroups;
}

interface MonthlyOptionsRequest {
  payment: Omit<PaymentSelection, 'plans'>;
  /** Of an existing order to pay. Null for the cart. */
  transactionId: string | null;
}

/** A backend without them in their own call may have them in the cart. */
export async function readMonthlyOptions(
  client: ApiClient,
  { payment, transactionId }: MonthlyOptionsRequest,
  signal?: AbortSignal,
): Promise<MonthlyPaymentOption[]> {
  const query = {
    payment_method_code: payment.methodCode,
    tokenizable_id: payment.tokenizableId,
    transaction_id: transactionId,
  };
  const { monthlyOptions } = assumedCheckoutEndpoints;
  const document = await client.requestOrNull(monthlyOptions, { query, signal });
  const options = document && toMonthlyOptions(document);
  return (
    options ?? toMonthlyGroups(await client.request(specEndpoints.cartDetail, { query, signal }))
  );
}

interface MonthlyPaymentRequest {
  payment: PaymentSelection;
  transactionId: string | null;
}

export async function saveMonthlyPayment(
  client: ApiClient,
  { payment, transactionId }: MonthlyPaymentRequest,
): Promise<void> {
  await client.request(assumedCheckoutEndpoints.monthlyPayment, {
    body: { ...toPaymentSelectionFields(payment), transaction_id: transactionId },
  });
}

export const monthlyOptionsKey = (customerId: string) =>
  [...checkoutKey(customerId), 'monthly'] as const;

export const monthlyOptionsQuery = (
  customerId: string,
  payment: PaymentSelection | null,
  transactionId: string | null,
) =>
  queryOptions({
    // Without the plans, which are chosen from these options.
    queryKey: [
      ...monthlyOptionsKey(customerId),
      payment?.methodCode,
      payment?.tokenizableId,
      transactionId,
    ],
    queryFn: payment
      ? ({ signal }) => readMonthlyOptions(browserClient, { payment, transactionId }, signal)
      : skipToken,
    staleTime: 0,
  });
