import type { MonthlyPlanChoice } from '@/lib/domain/checkout/monthly-plans';
import type { PaymentSelection } from '@/lib/domain/checkout/payment-selection';

/** `18:6,3:1`: options with their number of months, as they are sent in a query. */
export const formatPlans = (plans: readonly MonthlyPlanChoice[]): string | undefined =>
  plans.map(({ optionId, months }) => `${optionId}:${months}`).join() || undefined;

/** A payment selection as it is sent in a body. */
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
