import { getTexts } from '@/lib/i18n/server';
import { LOCALE } from '@/lib/i18n/settings';

const dateFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** The date of a text's last change. `day` is YYYY-MM-DD. */
export function UpdatedOn({ day }: { day: string }) {
  return (
    <p className="static-updated">
      {getTexts('support')('frame.updated')}{' '}
      <time dateTime={day}>{dateFormat.format(new Date(day))}</time>
    </p>
  );
}
