import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import type { FieldSet, Level } from './fields';
import type { ResourceContract } from './resource';

/** What one call of the backend is for, and what the shop reads of its answer. */
export interface CallContract {
  /** Where the shopper meets it. Empty for a call that the shop does not make. */
  screens: readonly Screen[];
  purpose: string;
  /**
   * `must`: a flow ends without the call. `should`, which is meant where none is named: the page lives and lacks something.
   * `may`: nobody waits for it.
   */
  level?: Level;
  /** What the shopper misses when the call fails. */
  loss: string;
  /** Names and values that are sent, by example. */
  query?: Readonly<Record<string, string>>;
  /** What the shop's own server adds to what a browser sends, by example. */
  serverBody?: Readonly<Record<string, unknown>>;
  /** The resource or the list of resources in `data`. */
  data?: DataContract;
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
  level: Level;
  endpoint: Endpoint;
  /** A 2xx without a document is a success: what was sent is taken, and the rest is asked for again. */
  mayBeEmpty: boolean;
}

interface DataContract {
  resource: ResourceContract;
  isMany: boolean;
  /** Another resource that may stand there. The shop reads nothing of it, and asks for what it needs. */
  instead?: ResourceContract;
}

export const one = (
  resource: ResourceContract,
  options: Pick<DataContract, 'instead'> = {},
): DataContract => ({ resource, isMany: false, ...options });
export const many = (resource: ResourceContract): DataContract => ({ resource, isMany: true });

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
