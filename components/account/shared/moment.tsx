import { longDate, longDateTime } from '@/components/ui/long-date';
import { parseUtc } from '@/lib/domain/instant';

/** A date from the backend in Mexican format, with the time if `withTime`. Renders nothing without a date. */
export function Moment({ utc, withTime = false }: { utc: string | null; withTime?: boolean }) {
  const time = parseUtc(utc);
  if (time === null) return null;
  return (
    <time dateTime={new Date(time).toISOString()}>
      {withTime ? longDateTime(time) : longDate(time)}
    </time>
  );
}
