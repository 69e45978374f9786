import { planChoices } from '@/lib/domain/checkout/monthly';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { checkoutTotals } from '@/lib/queries/checkout';

/** The chosen payment, as the server needs it to compute totals. Null while no method is chosen. */
export function payingOf(data: CheckoutData): Parameters<typeof checkoutTotals>[1] {
  if (data.paymentMethodCode === null) return null;
  return {
    methodCode: data.paymentMethodCode,
    tokenizableId: data.paymentTokenizable?.id ?? null,
    plans: planChoices(data),
  };
}
