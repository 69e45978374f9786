import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { refreshOptions } from '@/lib/domain/checkout/monthly';
import { askMonthlyOptions, checkoutKey } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import type { StepProps } from './step-props';

type FreshOptionsProps = Pick<StepProps, 'customer' | 'transactionId' | 'store'>;

/** Loads the monthly plans again, because prices or the chosen delivery may have changed their amounts. */
export function useFreshOptions(
  { customer, transactionId, store }: FreshOptionsProps,
  isWanted = true,
) {
  const methodCode = store((state) => state.paymentMethodCode) ?? '';
  const tokenizableId = store((state) => state.paymentTokenizable?.id ?? null);
  const paying = { methodCode, tokenizableId };
  const { data, isFetchedAfterMount } = useQuery(
    {
      queryKey: [...checkoutKey(customer.id), 'monthly', paying, transactionId],
      queryFn: () => askMonthlyOptions(paying, transactionId),
      staleTime: 0,
      enabled: isWanted,
    },
    getQueryClient(),
  );
  // A layout effect runs before paint, so that no amount visibly changes.
  useLayoutEffect(() => {
    if (data) store.getState().apply((state) => refreshOptions(state, data));
  }, [data, store]);
  return { paying, isFresh: isFetchedAfterMount };
}
