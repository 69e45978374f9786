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

/** A customer (spec 3). Times are ISO 8601; null means "not yet". */
export interface Customer {
  id: string;
  name: string;
  lastName: string;
  motherLastName: string;
  email: string;
  phone: string;
  rfc: string;
  businessName: string;
  emailVerifiedAt: string | null;
  phoneVerifiedAt: string | null;
  /** 1 with credit, 0 without. */
  hasCredit: number;
  /** Null while no answer has said it. */
  customerType: AccountType | null;
  /** Whether this device is trusted, so that no verification code is needed. */
  authorizedDevice: boolean;
  /** Where the last code was sent, masked. */
  verificationCode: { assignedTo: string };
}

/** The result of a login: the customer and the handle of the session. */
export interface NewSession {
  customer: Customer;
  accessToken: string;
  /** Seconds from now. */
  expiresIn: number;
}
