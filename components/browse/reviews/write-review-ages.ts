import { formatDayAge } from '@/lib/domain/dates';

/** Writes how old each review of the document is over its date, which stays its `title`. */
export function writeReviewAges(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('.review time')) {
    time.textContent = formatDayAge(time.dateTime, Date.now()) || time.title;
  }
}
