import { getPlanChoices } from '@/lib/domain/checkout/monthly-plans';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { checkoutTotalsQuery } from '@/lib/queries/checkout';

/** The chosen payment, as the server needs it to compute totals. Null while no method is chosen. */
export function toPaymentSelection(data: CheckoutData): Parameters<typeof checkoutTotalsQuery>[1] {
  if (data.paymentMethodCode === null) return null;
  return {
    methodCode: data.paymentMethodCode,
    tokenizableId: data.paymentTokenizable?.id ?? null,
    plans: getPlanChoices(data),
  };
}
