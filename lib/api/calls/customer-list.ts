import { createRead } from '../create-read';
import type { assumedAccountEndpoints } from '../endpoints/assumed-account';
import type { JsonApiModel } from '../json-api';
import { listEntities } from '../resources/wire';

type Endpoints = typeof assumedAccountEndpoints;

/** Creates the call for a list below `/customers/{id}`. */
export const createCustomerListCall = <T extends { id: string }>(
  endpoint: Endpoints[
    | 'customerAddresses'
    | 'customerInvoicingProfiles'
    | 'customerTokenizables'
    | 'customerDevices'],
  read: (model: JsonApiModel) => T | null,
) =>
  createRead(
    endpoint,
    (id: string) => ({ params: { id } }),
    (document) => listEntities(document, read),
  );
