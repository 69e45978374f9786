import type { Device } from '@/lib/domain/account/device';
import type { ApiClient } from '../client';
import { assumedAccountEndpoints } from '../endpoints/assumed-account';
import { toDevice } from '../resources/device';
import { createCustomerListCall } from './customer-list';

const { customerDevices, deviceDelete } = assumedAccountEndpoints;

/** The browsers in which a customer has logged in. @throws ApiError */
export const readDevices = createCustomerListCall<Device>(customerDevices, toDevice);

/** Ends the sessions of a device and revokes its authorization. @throws ApiError */
export async function revokeDevice(client: ApiClient, id: string): Promise<void> {
  await client.requestOrNull(deviceDelete, { params: { id } });
}
