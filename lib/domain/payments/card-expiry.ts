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
