import type { PaymentSelection } from '@/lib/domain/checkout/payment-selection';

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
