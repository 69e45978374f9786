import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { refreshOptions } from '@/lib/domain/checkout/monthly';
import { askMonthlyOptions, checkoutKey } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import type { StepProps } from './step-props';

type FreshOptionsProps = Pick<StepProps, 'customer' | 'transactionId' | 'store'>;

/** What the plans cost now: prices, and the delivery that was chosen meanwhile, count. */
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
  // Before anything is painted, so that no amount is seen changing.
  useLayoutEffect(() => {
    if (data) store.getState().apply((state) => refreshOptions(state, data));
  }, [data, store]);
  return { paying, isFresh: isFetchedAfterMount };
}
