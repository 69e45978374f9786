import type { PaginatedWalletMovements } from '@/lib/domain/account/wallet';
import type { ApiClient } from '../client';
import { assumedAccountEndpoints } from '../endpoints/assumed-account';
import { toWalletPage } from '../resources/wallet';

/** A page of the wallet's movements, newest first, with its balance. @throws ApiError */
export async function readWalletMovements(
  client: ApiClient,
  { customerId, page }: { customerId: string; page: number },
  signal?: AbortSignal,
): Promise<PaginatedWalletMovements> {
  return toWalletPage(
    await client.request(assumedAccountEndpoints.customerWalletMovements, {
      params: { id: customerId },
      query: { 'page[number]': page },
      signal,
    }),
    { page },
  );
}
