import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import type { FieldSet, Level, ResourceContract } from './fields';

export interface CallContract {
  /** Where the shopper meets it. Empty for a call that the shop does not make. */
  screens: readonly string[];
  /** `must`: a flow ends without the call. `should`: the page lives and lacks something. `may`: nobody waits for it. */
  level: Level;
  loss: string;
  data?: { resource: ResourceContract; isMany: boolean };
  /** Another resource that may stand there. The shop reads nothing of it, and asks for what it needs. */
  instead?: ResourceContract;
  meta?: FieldSet;
  /** `meta` may also stand in the attributes of `data`. */
  isMetaAnywhere?: boolean;
  isSession?: boolean;
  /** A 2xx without a document is no success, although the client takes it for one. */
  needsAnswer?: boolean;
}

export interface ContractEntry extends CallContract {
  name: string;
  endpoint: Endpoint;
  /** A 2xx without a document is a success: what was sent is taken, and the rest is asked for again. */
  mayBeEmpty: boolean;
}

/** @param said its level, the screens, and what the shopper misses without it: `should Home: the banners are not shown` */
export function call(said: string, commonLoss = ''): CallContract {
  const [, level, screens = '', loss = commonLoss] = /^(\w+) ([^:]*)(?:: (.*))?$/.exec(said) ?? [];
  return { screens: screens.split(', '), level: level as Level, loss };
}

export const meta = (said: string, fields: FieldSet): CallContract => ({
  ...call(said),
  meta: fields,
});

/** `orders` of `customer-orders`. */
const lastWordOf = (type: string) => type.split('-').at(-1);

const answering =
  (isMany: boolean) =>
  (said: string, resource: ResourceContract, fields?: FieldSet): CallContract => ({
    ...call(said, isMany ? `the ${lastWordOf(resource.type)} are not shown` : undefined),
    data: { resource, isMany },
    ...(fields && { meta: fields }),
  });
export const one = answering(false);
export const many = answering(true);

export const needed = (found: CallContract): CallContract => ({ ...found, needsAnswer: true });
