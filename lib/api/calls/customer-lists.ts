import type { Device } from '@/lib/domain/account/device';
import type { Address } from '@/lib/domain/address/types';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import type { InvoicingCatalogue, InvoicingProfile } from '@/lib/domain/invoicing/types';
import type { ApiClient } from '../client';
import { assumedAccountEndpoints } from '../endpoints/assumed-account';
import type { JsonApiModel } from '../json-api';
import { toAddress } from '../resources/address';
import { toDevice } from '../resources/device';
import { toInvoicingCatalogue, toInvoicingProfile } from '../resources/invoicing';
import { toTokenizable } from '../resources/tokenizable';
import { entities, models } from '../resources/wire';

const { customerAddresses, customerInvoicingProfiles, customerTokenizables, customerDevices } =
  assumedAccountEndpoints;

/** Creates the call for a list below `/customers/{id}`. */
function createCustomerListCall<T extends { id: string }>(
  endpoint:
    | typeof customerAddresses
    | typeof customerInvoicingProfiles
    | typeof customerTokenizables
    | typeof customerDevices,
  read: (model: JsonApiModel) => T | null,
) {
  return async (client: ApiClient, customerId: string, signal?: AbortSignal): Promise<T[]> => {
    const { data } = await client.request(endpoint, { params: { id: customerId }, signal });
    return entities(models(data), read);
  };
}

export const readAddresses = createCustomerListCall<Address>(customerAddresses, toAddress);
export const readInvoicingProfiles = createCustomerListCall<InvoicingProfile>(
  customerInvoicingProfiles,
  toInvoicingProfile,
);
export const readStoredCards = createCustomerListCall<Tokenizable>(
  customerTokenizables,
  toTokenizable,
);
export const readDevices = createCustomerListCall<Device>(customerDevices, toDevice);

/** SAT's tax regimes and CFDI uses, the same for every customer. */
export async function readInvoicingCatalogue(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<InvoicingCatalogue> {
  const { meta } = await client.request(assumedAccountEndpoints.invoicingInitData, { signal });
  return toInvoicingCatalogue(meta);
}
