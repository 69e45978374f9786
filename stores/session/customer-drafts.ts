import { removeAllTexts } from '@/lib/browser/storage';

const PREFIX = 'customer-draft:';

/** sessionStorage key of a customer's form draft. The id keeps it from being shown to another customer. */
export const customerDraftKey = (customerId: string, form: string): string =>
  `${PREFIX}${customerId}:${form}`;

/** Signing out removes all drafts. An expired session keeps them, for when the same customer signs in again. */
export function clearCustomerDrafts(): void {
  removeAllTexts(PREFIX, 'sessionStorage');
}
