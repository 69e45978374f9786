import { useEffect, useState } from 'react';
import { VisitorText } from '@/components/ui/visitor-text';
import { formatDayAge } from '@/lib/domain/dates';

/** How old the reviews of the document are, in place of their dates, which stay their `title`. */
export function ReviewAges({ shownIds }: { shownIds: readonly string[] }) {
  const [now] = useState(Date.now);
  const [times, setTimes] = useState<readonly HTMLTimeElement[]>([]);
  // Also when the page is fetched again: it brings other reviews.
  useEffect(() => {
    if (shownIds.length > 0) setTimes([...document.querySelectorAll('time')].filter(isReview));
  }, [shownIds]);
  return times.map((time, at) => {
    const age = formatDayAge(time.dateTime, now);
    return (
      age !== '' && (
        <VisitorText key={`${shownIds[at]}`} place={time}>
          {age}
        </VisitorText>
      )
    );
  });
}

/** Those that are drawn in the browser say their age themselves. */
const isReview = (time: HTMLTimeElement) => time.closest('[data-written="reviews"]') !== null;
