import type { CartItemReference } from '../cart/types';

/** An entry of the builder as it is sent with the login (spec 3, Builder selected entry). */
export interface BuildEntryReference {
  assemblyConfigId: string | null;
  assemblyGroupId: string | null;
  productId: string;
  qty: number;
}

/** What a guest had on the device before the login. */
export interface GuestData {
  cart: readonly CartItemReference[];
  assembly: { name: string | null; entries: readonly BuildEntryReference[] };
  /** Zip code that was chosen for the delivery. */
  zipCode: string | null;
}

export const ACCOUNT_TYPES = ['personal', 'business'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];
