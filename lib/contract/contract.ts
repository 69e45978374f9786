import { endpoints } from '@/lib/api/endpoints/all';
import { allowsEmptyAnswer, type Endpoint } from '@/lib/api/endpoints/endpoint';
import { assumedCalls } from './assumed-calls';
import type { CallContract, ContractEntry } from './call';
import { specCalls } from './spec-calls';

type Name = keyof typeof endpoints;

const calls: Readonly<Record<Name, CallContract>> = { ...specCalls, ...assumedCalls };

/** What the shop asks of a backend, call by call. */
export const contract: readonly ContractEntry[] = (Object.keys(endpoints) as Name[]).map((name) => {
  const endpoint: Endpoint = endpoints[name];
  const mayBeEmpty = allowsEmptyAnswer(endpoint) && !calls[name].needsAnswer;
  return { ...calls[name], name, endpoint, mayBeEmpty };
});

const BY_ENDPOINT = new Map(contract.map((entry) => [entry.endpoint, entry]));

export const findContract = (endpoint: Endpoint): ContractEntry | undefined =>
  BY_ENDPOINT.get(endpoint);
