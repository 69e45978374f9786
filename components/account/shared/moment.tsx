import { longDate, longDateTime } from '@/components/ui/long-date';
import { parseUtc } from '@/lib/domain/instant';

/** A day of the backend's as people in Mexico write it, with the time where that matters. Nothing without one. */
export function Moment({ utc, withTime = false }: { utc: string | null; withTime?: boolean }) {
  const time = parseUtc(utc);
  if (time === null) return null;
  return (
    <time dateTime={new Date(time).toISOString()}>
      {withTime ? longDateTime(time) : longDate(time)}
    </time>
  );
}
