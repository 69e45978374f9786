import type { Choosable } from './defaults';

/** A card or an account that the payment provider keeps: the shop knows only how to recognise it. */
export interface StoredCard extends Choosable {
  paymentMethodCode: string;
  /** As the provider writes it: `visa`; '' when it does not say. */
  brand: string;
  /** '' for an account. */
  lastFour: string;
  holder: string;
  /** `2029-08`; '' for what does not expire. */
  expires: string;
}

const MONTH = /^(\d{4})-(\d{2})$/;

/** Midnight UTC of the first day of the month in which it ends (milliseconds since 1970); null without one. */
export function expiryMonth(expires: string): number | null {
  const [, year, month] = MONTH.exec(expires) ?? [];
  return year && month ? Date.UTC(Number(year), Number(month) - 1) : null;
}

/** A card is good until the last day of its month. It is said beforehand when that is this month or the next. */
export function expiryState(expires: string, now: number): 'none' | 'fine' | 'soon' | 'expired' {
  const month = expiryMonth(expires);
  if (month === null) return 'none';
  const today = new Date(now);
  const thisMonth = Date.UTC(today.getUTCFullYear(), today.getUTCMonth());
  const afterNext = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2);
  if (month < thisMonth) return 'expired';
  return month < afterNext ? 'soon' : 'fine';
}
