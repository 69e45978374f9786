import { getFinancedAmount } from '@/lib/domain/checkout/plan-interest';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import { useCustomerCartView } from '@/stores/cart/customer-cart-store';

type Data = Pick<CheckoutData, 'monthlyPaymentOptions' | 'hasShippingInsurance'>;

/** What is paid in months, in pesos. Null when it is unknown, as of an order that exists already. */
export function useFinancedAmount(data: Data, transactionId: string | null): number | null {
  const totals = useCustomerCartView()?.totals ?? null;
  const { monthlyPaymentOptions, hasShippingInsurance } = data;
  return transactionId === null
    ? getFinancedAmount(monthlyPaymentOptions, totals, hasShippingInsurance)
    : null;
}
