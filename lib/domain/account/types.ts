/** A code that was sent, as the customer record carries it: everything but the code (spec 3). */
export interface VerificationCode {
  id: string;
  /** To whom it was sent, partly hidden. */
  assignedTo: string;
  amount: string;
  reason: string;
  action: string;
  code: string;
  /** Seconds that it is still good for. */
  time: number;
  isUsed: number;
}

export type AccountType = 'personal' | 'business';

/** A customer as the shop knows them (spec 3). Moments are ISO 8601; null means not yet. */
export interface Customer {
  id: string;
  name: string;
  lastName: string;
  motherLastName: string;
  email: string;
  phone: string;
  mobil: string;
  rfc: string;
  businessName: string;
  emailVerifiedAt: string | null;
  phoneVerifiedAt: string | null;
  /** 1 with credit, 0 without. */
  hasCredit: number;
  customerType: AccountType;
  /** Whether this device needs no code. */
  authorizedDevice: boolean;
  verificationCode: VerificationCode;
}

/** What the server grants who logs in: the customer, and the handle of the session. */
export interface NewSession {
  customer: Customer;
  accessToken: string;
  /** Seconds from now. */
  expiresIn: number;
}
