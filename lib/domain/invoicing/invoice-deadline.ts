import { getMexicoCityDay } from '../dates';
import { parseUtc } from '../parse-utc';

/**
 * The last calendar day to request the invoice of a purchase: the last day of the month in which it was paid, because
 * sales without an invoice are in that month's global invoice. Null while it is not known when the purchase was paid.
 */
export function getInvoiceDeadline(paidUtc: string | null): string | null {
  const paid = parseUtc(paidUtc);
  if (paid === null) return null;
  const [year = 0, month = 0] = getMexicoCityDay(paid).split('-').map(Number);
  // Day 0 of the next month is the last day of this one.
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
