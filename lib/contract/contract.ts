import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedAssemblyEndpoints } from '@/lib/api/endpoints/assumed-assembly';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { assumedSessionEndpoints } from '@/lib/api/endpoints/assumed-session';
import { allowsEmptyAnswer, type Endpoint } from '@/lib/api/endpoints/endpoint';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import {
  assumedAccountCalls,
  assumedAssemblyCalls,
  assumedCalls,
  assumedCheckoutCalls,
  assumedOrderCalls,
  assumedSessionCalls,
} from './assumed-calls';
import type { CallContract, ContractEntry } from './call';
import { specCalls } from './spec-calls';

function entries<Name extends string>(
  endpoints: Readonly<Record<Name, Endpoint>>,
  calls: Readonly<Record<Name, CallContract>>,
): ContractEntry[] {
  return (Object.keys(endpoints) as Name[]).map((name) => ({
    ...calls[name],
    name,
    endpoint: endpoints[name],
    mayBeEmpty: allowsEmptyAnswer(endpoints[name]) && !calls[name].needsAnswer,
  }));
}

/** What the shop asks of a backend, call by call. */
export const contract: readonly ContractEntry[] = [
  ...entries(specEndpoints, specCalls),
  ...entries(assumedEndpoints, assumedCalls),
  ...entries(assumedSessionEndpoints, assumedSessionCalls),
  ...entries(assumedAccountEndpoints, assumedAccountCalls),
  ...entries(assumedOrderEndpoints, assumedOrderCalls),
  ...entries(assumedCheckoutEndpoints, assumedCheckoutCalls),
  ...entries(assumedAssemblyEndpoints, assumedAssemblyCalls),
];

const BY_ENDPOINT = new Map(contract.map((entry) => [entry.endpoint, entry]));

export const findContract = (endpoint: Endpoint): ContractEntry | undefined =>
  BY_ENDPOINT.get(endpoint);
