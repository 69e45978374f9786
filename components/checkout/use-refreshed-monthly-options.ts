import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { refreshMonthlyOptions } from '@/lib/domain/checkout/monthly-plans';
import { toPaymentSelection } from '@/lib/domain/checkout/payment-selection';
import { monthlyOptionsQuery } from '@/lib/queries/checkout';
import type { PurchaseProps } from './step-props';

/**
 * Loads the monthly plans again, because prices or the chosen delivery may have changed their amounts. True once they
 * are loaded.
 */
export function useRefreshedMonthlyOptions(
  { customer, transactionId, store }: PurchaseProps,
  isEnabled = true,
): boolean {
  const payment = toPaymentSelection(store());
  const { data, isFetchedAfterMount } = useQuery({
    ...monthlyOptionsQuery(customer.id, payment, transactionId),
    enabled: isEnabled && payment !== null,
  });
  // A layout effect runs before paint, so that no amount visibly changes.
  useLayoutEffect(() => {
    if (data) store.getState().update((state) => refreshMonthlyOptions(state, data));
  }, [data, store]);
  return isFetchedAfterMount;
}
