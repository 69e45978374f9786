import { endpoints } from '@/lib/api/endpoints/all';
import { allowsEmptyAnswer, type Endpoint } from '@/lib/api/endpoints/endpoint';
import { type CallContract, type ContractEntry, call } from './call';
import { accountCalls } from './resources/account';
import { builderCalls } from './resources/builder';
import { cartCalls } from './resources/cart';
import { catalogueCalls } from './resources/catalogue';
import { checkoutCalls } from './resources/checkout';
import { ordersCalls } from './resources/orders';
import { searchCalls } from './resources/search';

type Name = keyof typeof endpoints;

const calls: Readonly<Record<Name, CallContract>> = {
  ...catalogueCalls,
  ...searchCalls,
  ...cartCalls,
  ...builderCalls,
  ...checkoutCalls,
  ...accountCalls,
  ...ordersCalls,
  oauthToken: { ...call('may : nothing'), screens: [] },
};

export const contract: readonly ContractEntry[] = (Object.keys(endpoints) as Name[]).map((name) => {
  const endpoint: Endpoint = endpoints[name];
  const mayBeEmpty = allowsEmptyAnswer(endpoint) && !calls[name].needsAnswer;
  return { ...calls[name], name, endpoint, mayBeEmpty };
});

const BY_ENDPOINT = new Map(contract.map((entry) => [entry.endpoint, entry]));

export const findContract = (endpoint: Endpoint): ContractEntry | undefined =>
  BY_ENDPOINT.get(endpoint);
