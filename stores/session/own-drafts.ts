const PREFIX = 'customer-draft:';

/** Where this tab keeps what a customer writes into a form: another customer does not find it. */
export const ownDraftKey = (customerId: string, form: string): string =>
  `${PREFIX}${customerId}:${form}`;

/** Who logs out leaves nothing written. A session that ends by itself keeps it for the same customer's return. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // A storage that is forbidden holds no drafts.
  }
}
