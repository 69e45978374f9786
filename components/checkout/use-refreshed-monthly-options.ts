import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { refreshMonthlyOptions } from '@/lib/domain/checkout/monthly-plans';
import { checkoutKey, fetchMonthlyOptions } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import type { StepProps } from './step-props';

type RefreshedMonthlyOptionsProps = Pick<StepProps, 'customer' | 'transactionId' | 'store'>;

/** Loads the monthly plans again, because prices or the chosen delivery may have changed their amounts. */
export function useRefreshedMonthlyOptions(
  { customer, transactionId, store }: RefreshedMonthlyOptionsProps,
  isEnabled = true,
) {
  const methodCode = store((state) => state.paymentMethodCode) ?? '';
  const tokenizableId = store((state) => state.paymentTokenizable?.id ?? null);
  const paying = { methodCode, tokenizableId };
  const { data, isFetchedAfterMount } = useQuery(
    {
      queryKey: [...checkoutKey(customer.id), 'monthly', paying, transactionId],
      queryFn: () => fetchMonthlyOptions(paying, transactionId),
      staleTime: 0,
      enabled: isEnabled,
    },
    getQueryClient(),
  );
  // A layout effect runs before paint, so that no amount visibly changes.
  useLayoutEffect(() => {
    if (data) store.getState().update((state) => refreshMonthlyOptions(state, data));
  }, [data, store]);
  return { paying, isFresh: isFetchedAfterMount };
}
