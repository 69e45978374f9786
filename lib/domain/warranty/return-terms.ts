import { getMexicoCityDay } from '../dates';
import { parseUtc } from '../parse-utc';

export const RETURN_REASONS = ['faulty', 'damaged', 'other', 'incomplete', 'unwanted'] as const;

/** Working days from the delivery in which something can be returned, by its reason; the others have no such deadline. */
const WORKING_DAYS: Readonly<Record<string, number>> = { unwanted: 5, other: 10, incomplete: 10 };

export const needsDescription = (reason: string): boolean => reason !== 'unwanted';

/** An ISO date. Null without a deadline, and while nobody knows when it was delivered. */
export function getReturnDeadline(reason: string, deliveredUtc: string | null): string | null {
  const days = WORKING_DAYS[reason];
  const delivered = parseUtc(deliveredUtc);
  if (days === undefined || delivered === null) return null;
  const date = new Date(`${getMexicoCityDay(delivered)}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isWorkingDay(date)) left--;
  }
  return date.toISOString().slice(0, 10);
}

/** Holidays by law (Ley Federal del Trabajo, art. 74) that fall on a date, and those that fall on a Monday. */
const HOLIDAYS: readonly string[] = ['01-01', '05-01', '09-16', '12-25'];
const HOLIDAY_MONDAYS: Readonly<Record<string, number>> = { '02': 1, '03': 3, '11': 3 };

function isWorkingDay(date: Date): boolean {
  const weekday = date.getUTCDay();
  const [month = '', day = ''] = date.toISOString().slice(5, 10).split('-');
  const week = Math.ceil(Number(day) / 7);
  const isHoliday =
    HOLIDAYS.includes(`${month}-${day}`) || (weekday === 1 && HOLIDAY_MONDAYS[month] === week);
  return weekday > 0 && weekday < 6 && !isHoliday;
}
