import type { DefaultableItem } from './defaults';

/**
 * A card or account that the payment provider stores. The shop only has the data that identifies it to the customer.
 */
export interface SavedCard extends DefaultableItem {
  paymentMethodCode: string;
  /** As the provider writes it: `visa`; '' when the provider does not send it. */
  brand: string;
  /** '' for an account. */
  lastFour: string;
  holder: string;
  /** `2029-08`; '' for an account, which does not expire. */
  expires: string;
}

const EXPIRY_FORMAT = /^(\d{4})-(\d{2})$/;

/** Start of the expiry month in UTC (milliseconds since 1970); null when there is no expiry. */
export function parseExpiryMonth(expires: string): number | null {
  const [, year, month] = EXPIRY_FORMAT.exec(expires) ?? [];
  return year && month ? Date.UTC(Number(year), Number(month) - 1) : null;
}

/**
 * A card is valid until the last day of its expiry month. It expires `soon` when that is this month or the next one.
 */
export function getExpiryState(expires: string, now: number): 'none' | 'fine' | 'soon' | 'expired' {
  const month = parseExpiryMonth(expires);
  if (month === null) return 'none';
  const today = new Date(now);
  const thisMonth = Date.UTC(today.getUTCFullYear(), today.getUTCMonth());
  const afterNext = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2);
  if (month < thisMonth) return 'expired';
  return month < afterNext ? 'soon' : 'fine';
}
