/**
 * sessionStorage key of a customer's form draft. The id keeps it from being shown to another customer. An expired session
 * keeps the drafts, for when the same customer signs in again.
 */
export const customerDraftKey = (customerId: string, form: string): string =>
  `customer-draft:${customerId}:${form}`;
