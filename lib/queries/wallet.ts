import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readWalletMovements } from '@/lib/api/calls/wallet';
import { customerKey } from './keys';

/** A page of the wallet's movements, newest first, with its balance. */
export const walletMovementsQuery = (customerId: string, page: number) =>
  queryOptions({
    queryKey: customerKey(customerId, 'wallet', page),
    queryFn: ({ signal }) => readWalletMovements(browserClient, { customerId, page }, signal),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
