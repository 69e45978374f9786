/** What the review has to know of the shop's payment providers. */
export interface PaymentSetup {
  /** Identifier of the account payment provider. */
  accountProvider: string;
  /** Origins of the providers' own pages. */
  hosts: readonly string[];
}

/** The usual ones of `lib/env`. */
export const paymentSetup = (): PaymentSetup => ({ accountProvider: 'paypal', hosts: [] });
