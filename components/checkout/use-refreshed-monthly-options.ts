import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { monthlyOptionsQuery } from '@/lib/api/monthly-options';
import { refreshMonthlyOptions } from '@/lib/domain/checkout/monthly-plans';
import { toPaymentSelection } from '@/lib/domain/checkout/payment-selection';
import { useIsDeliveryPending } from '@/stores/flows/checkout/save-delivery';
import type { PurchaseProps } from './step-props';

/**
 * Loads the monthly plans again, because prices or the chosen delivery may have changed their amounts. True while they
 * are those of the chosen delivery.
 */
export function useRefreshedMonthlyOptions(
  { customer, transactionId, store }: PurchaseProps,
  isEnabled = true,
): boolean {
  const payment = toPaymentSelection(store());
  const isPending = useIsDeliveryPending(customer.id);
  const query = monthlyOptionsQuery(customer.id, payment, transactionId);
  const enabled = isEnabled && payment !== null;
  const { data, isFetching, isFetchedAfterMount } = useQuery({ ...query, enabled });
  const isInvalidated = useQueryClient().getQueryState(query.queryKey)?.isInvalidated === true;
  // A layout effect runs before paint, so that no amount visibly changes.
  useLayoutEffect(() => {
    if (data) store.getState().update((state) => refreshMonthlyOptions(state, data));
  }, [data, store]);
  return isFetchedAfterMount && !isPending && !(isInvalidated && isFetching);
}
