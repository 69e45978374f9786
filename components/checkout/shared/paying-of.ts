import { planChoices } from '@/lib/domain/checkout/monthly';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { checkoutTotals } from '@/lib/queries/checkout';

/** How the purchase is paid, for the server's totals; null while nothing is chosen. */
export function payingOf(data: CheckoutData): Parameters<typeof checkoutTotals>[1] {
  if (data.paymentMethodCode === null) return null;
  return {
    methodCode: data.paymentMethodCode,
    tokenizableId: data.paymentTokenizable?.id ?? null,
    plans: planChoices(data),
  };
}
