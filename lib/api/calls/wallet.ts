import { createRead } from '../create-read';
import { assumedAccountEndpoints } from '../endpoints/assumed-account';
import { toWalletPage } from '../resources/wallet';

/** A page of the wallet's movements, newest first, with its balance. @throws ApiError */
export const readWalletMovements = createRead(
  assumedAccountEndpoints.customerWalletMovements,
  ({ customerId, page }: { customerId: string; page: number }) => ({
    params: { id: customerId },
    query: { 'page[number]': page },
  }),
  toWalletPage,
);
