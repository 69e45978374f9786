import { createDelete } from './client/create-change';
import { createCustomerListCall } from './client/create-read';
import type { JsonApiModel } from './client/json-api';
import { customerKey } from './client/query-parts';
import { readQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedAccountEndpoints } from './endpoints/assumed-account';

const { customerDevices, deviceDelete } = assumedAccountEndpoints;

export const readDeviceFields = snakeToCamel({
  id: wire.text,
  name: wire.text,
  place: wire.text,
  authorized: wire.flag,
  is_current: wire.flag,
  last_used_utc: wire.dateTime,
});

export type Device = NonNullable<ReturnType<typeof toDevice>>;

export function toDevice(model: JsonApiModel) {
  const { authorized: isAuthorized, ...device } = readDeviceFields(model);
  return device.id ? { ...device, isAuthorized } : null;
}

export const readDevices = createCustomerListCall(customerDevices, toDevice);

export const sortDevices = (devices: readonly Device[]): Device[] =>
  [...devices].sort(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      (b.lastUsedUtc ?? '').localeCompare(a.lastUsedUtc ?? ''),
  );

export const revokeDevice = createDelete(deviceDelete);

/** The browsers in which a customer has logged in. Never fresh, because another one may have logged in just now. */
export const devicesQuery = (customerId: string) =>
  readQuery(customerKey(customerId, 'devices'), readDevices, customerId, { staleTime: 0 });
