import { formatCalendarDate } from '@/lib/domain/dates';
import { getTexts } from '@/lib/i18n/server';

/** The date of a text's last change. `day` is YYYY-MM-DD. */
export function UpdatedOn({ day }: { day: string }) {
  return (
    <p className="static-updated">
      {getTexts('support')('frame.updated')} <time dateTime={day}>{formatCalendarDate(day)}</time>
    </p>
  );
}
