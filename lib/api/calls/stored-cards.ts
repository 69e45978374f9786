import type { Tokenizable } from '@/lib/domain/checkout/types';
import type { ApiClient } from '../client';
import { assumedAccountEndpoints } from '../endpoints/assumed-account';
import { toTokenizable } from '../resources/tokenizable';
import { serialise } from '../serialise';
import { createCustomerListCall } from './customer-list';

const { customerTokenizables, tokenizableUpdate, tokenizableDelete } = assumedAccountEndpoints;

/** The cards and accounts that the payment provider keeps for a customer. @throws ApiError */
export const readStoredCards = createCustomerListCall<Tokenizable>(
  customerTokenizables,
  toTokenizable,
);

/** @throws ApiError */
export async function setDefaultCard(client: ApiClient, id: string): Promise<void> {
  const body = serialise({ type: 'tokenizables', id, attributes: { is_default: true } });
  await client.request(tokenizableUpdate, { params: { id }, body });
}

/** Succeeds when the card is already deleted. @throws ApiError */
export async function deleteStoredCard(client: ApiClient, id: string): Promise<void> {
  await client.requestOrNull(tokenizableDelete, { params: { id } });
}
