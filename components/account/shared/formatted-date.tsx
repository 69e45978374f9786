import { formatDate, formatDateTime } from '@/lib/domain/dates';
import { parseUtc } from '@/lib/domain/parse-utc';

/** A date from the backend in Mexican format, with the time if `withTime`. Renders nothing without a date. */
export function FormattedDate({
  utc,
  withTime = false,
}: {
  utc: string | null;
  withTime?: boolean;
}) {
  const time = parseUtc(utc);
  if (time === null) return null;
  return (
    <time dateTime={new Date(time).toISOString()}>
      {withTime ? formatDateTime(time) : formatDate(time)}
    </time>
  );
}
