import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser';
import { readDevices } from '@/lib/api/calls/belongings';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { ownKey } from './own-key';

/** The browsers from which a customer has logged in. Another one may have done so a moment ago. */
export const devices = (customerId: string) =>
  queryOptions({
    queryKey: ownKey(customerId, 'devices'),
    queryFn: ({ signal }) => readDevices(browserClient, customerId, signal),
    staleTime: 0,
  });

/** Ends a device's sessions and forgets that it was authorised. @throws ApiError */
export async function revokeDevice(id: string): Promise<void> {
  await browserClient.requestOrNull(assumedAccountEndpoints.deviceDelete, { params: { id } });
}
