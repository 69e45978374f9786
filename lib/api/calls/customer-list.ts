import type { ApiClient } from '../client';
import type { assumedAccountEndpoints } from '../endpoints/assumed-account';
import type { JsonApiModel } from '../json-api';
import { listEntities } from '../resources/wire';

type Endpoints = typeof assumedAccountEndpoints;

/** Creates the call for a list below `/customers/{id}`. */
export function createCustomerListCall<T extends { id: string }>(
  endpoint: Endpoints[
    | 'customerAddresses'
    | 'customerInvoicingProfiles'
    | 'customerTokenizables'
    | 'customerDevices'],
  read: (model: JsonApiModel) => T | null,
) {
  return async (client: ApiClient, customerId: string, signal?: AbortSignal): Promise<T[]> => {
    return listEntities(
      await client.request(endpoint, { params: { id: customerId }, signal }),
      read,
    );
  };
}
