import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readStoredCards } from '@/lib/api/calls/stored-cards';
import { customerKey } from './keys';

/** The cards and accounts that the payment provider keeps for a customer. */
export const storedCardsQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'tokenizables'),
    queryFn: ({ signal }) => readStoredCards(browserClient, customerId, signal),
  });
