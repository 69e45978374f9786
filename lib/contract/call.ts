import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import type { FieldSet, Level, ResourceContract } from './fields';

/** What one call of the backend is for, and what the shop reads of its answer. */
export interface CallContract {
  /** Where the shopper meets it. Empty for a call that the shop does not make. */
  screens: readonly string[];
  /** `must`: a flow ends without the call. `should`: the page lives and lacks something. `may`: nobody waits for it. */
  level: Level;
  /** What the shopper misses when the call fails. */
  loss: string;
  /** The resource in `data`, or those of a list. */
  data?: { resource: ResourceContract; isMany: boolean };
  /** Another resource that may stand there. The shop reads nothing of it, and asks for what it needs. */
  instead?: ResourceContract;
  meta?: FieldSet;
  /** `meta` may also stand in the attributes of `data`. */
  isMetaAnywhere?: boolean;
  /** The answer is a session: a token, and the customer in any of the usual places. */
  isSession?: boolean;
  /** A 2xx without a document is no success, although the client takes it for one. */
  needsAnswer?: boolean;
}

export interface ContractEntry extends CallContract {
  /** The name of its endpoint. */
  name: string;
  endpoint: Endpoint;
  /** A 2xx without a document is a success: what was sent is taken, and the rest is asked for again. */
  mayBeEmpty: boolean;
}

/** A call of which no answer is read, with its level, its screens and what is missed without it. */
export function call(said: string): CallContract {
  const [, level, screens = '', loss = ''] = /^(\w+) ([^:]*): (.*)$/.exec(said) ?? [];
  return { screens: screens.split(', '), level: level as Level, loss };
}

/** A call that answers with `meta` alone. */
export const meta = (said: string, fields: FieldSet): CallContract => ({
  ...call(said),
  meta: fields,
});

const answering =
  (isMany: boolean) =>
  (said: string, resource: ResourceContract, fields?: FieldSet): CallContract => ({
    ...call(said),
    data: { resource, isMany },
    ...(fields && { meta: fields }),
  });
/** A call that answers with one resource, and perhaps with `meta`. */
export const one = answering(false);
export const many = answering(true);

/** A 2xx without a document is no success of this call, although the client takes it for one. */
export const needed = (found: CallContract): CallContract => ({ ...found, needsAnswer: true });
