import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { toWalletPage } from '@/lib/api/resources/wallet';
import { CUSTOMER_SCOPE } from './query-client';

/** A page of the wallet's movements, newest first, with its balance. */
export const walletMovementsQuery = (customerId: string, page: number) =>
  queryOptions({
    queryKey: [CUSTOMER_SCOPE, customerId, 'wallet', page],
    queryFn: async ({ signal }) =>
      toWalletPage(
        await browserClient.request(assumedAccountEndpoints.customerWalletMovements, {
          params: { id: customerId },
          query: { 'page[number]': page },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
