import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import type { FieldSet, Level, ResourceContract } from './fields';
import { sessionFields } from './resources/account';

/** What one call of the backend is for, and what the shop reads of its answer. */
export interface CallContract extends Answer {
  /** Where the shopper meets it. Empty for a call that the shop does not make. */
  screens: readonly Screen[];
  /** `must`: a flow ends without the call. `should`: the page lives and lacks something. `may`: nobody waits for it. */
  level: Level;
  /** What the shopper misses when the call fails. */
  loss: string;
}

interface Answer {
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

const answerOf =
  (isMany: boolean) =>
  (resource: ResourceContract, meta?: FieldSet): Answer => ({
    data: { resource, isMany },
    ...(meta && { meta }),
  });
export const one = answerOf(false);
export const many = answerOf(true);
export const SESSION: Answer = { meta: sessionFields, isSession: true, needsAnswer: true };

const callOf =
  (level: Level) =>
  (screens: Screen | readonly Screen[], loss: string, answer?: Answer): CallContract => ({
    screens: typeof screens === 'string' ? [screens] : screens,
    level,
    loss,
    ...answer,
  });

/** Where the shopper meets a call, and what is missed when it fails. */
export const call = { must: callOf('must'), should: callOf('should'), may: callOf('may') };
export const notCalled = call.may([], 'nothing');

export type Screen =
  | 'Every page'
  | 'Home'
  | 'Search'
  | 'Product'
  | 'Brands'
  | 'Categories'
  | 'Landing'
  | 'Stores'
  | 'Contact'
  | 'Sitemap'
  | 'Login'
  | 'Sign-up'
  | 'Passwords'
  | 'Verification'
  | 'Cart'
  | 'Checkout'
  | 'Payment'
  | 'Account'
  | 'Addresses'
  | 'Invoicing'
  | 'Cards'
  | 'Devices'
  | 'Wallet'
  | 'Notifications'
  | 'Orders'
  | 'Warranties'
  | 'Wishlists'
  | 'Reviews'
  | 'Builder';
