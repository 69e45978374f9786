import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readStoredCards } from '@/lib/api/calls/customer-lists';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { serialise } from '@/lib/api/json-api';
import { customerKey } from './customer-key';

const { tokenizableUpdate, tokenizableDelete } = assumedAccountEndpoints;

/** The cards and accounts that the payment provider keeps for a customer. */
export const storedCardsQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'tokenizables'),
    queryFn: ({ signal }) => readStoredCards(browserClient, customerId, signal),
  });

/** @throws ApiError */
export async function setDefaultCard(id: string): Promise<void> {
  const body = serialise({ type: 'tokenizables', id, attributes: { is_default: true } });
  await browserClient.request(tokenizableUpdate, { params: { id }, body });
}

/** Succeeds when the card is already deleted. @throws ApiError */
export async function deleteStoredCard(id: string): Promise<void> {
  await browserClient.requestOrNull(tokenizableDelete, { params: { id } });
}
