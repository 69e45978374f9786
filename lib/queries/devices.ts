import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readDevices } from '@/lib/api/calls/customer-lists';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { customerKey } from './customer-key';

/** The browsers in which a customer has logged in. Never fresh, because another one may have logged in just now. */
export const devicesQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'devices'),
    queryFn: ({ signal }) => readDevices(browserClient, customerId, signal),
    staleTime: 0,
  });

/** Ends the sessions of a device and revokes its authorization. @throws ApiError */
export async function revokeDevice(id: string): Promise<void> {
  await browserClient.requestOrNull(assumedAccountEndpoints.deviceDelete, { params: { id } });
}
