'use client';

import { useSyncExternalStore } from 'react';
import { everySecond, serverNow } from '@/lib/api/client/server-clock';
import { getTimeLeft, padTwoDigits } from '@/lib/domain/countdown';

interface CountdownTimerProps {
  endsUtc: string;
  /** `endsAt` has the end as date and time, and is shown until the clock runs. */
  labels: Record<'endsIn' | 'endsAt' | 'ended' | 'hours' | 'minutes' | 'seconds', string>;
}

const SECOND = 1000;

const getSnapshot = () => Math.floor(serverNow() / SECOND);
/** The server document is cached for all visitors, so it cannot contain the current time. */
const getServerSnapshot = () => null;

/** The time left of an offer. Screen readers can read it, but it is not announced every second. */
export function CountdownTimer({ endsUtc, labels }: CountdownTimerProps) {
  const now = useSyncExternalStore(everySecond, getSnapshot, getServerSnapshot);
  if (now === null) return <p className="countdown">{labels.endsAt}</p>;
  const { hours, minutes, seconds, ended } = getTimeLeft(endsUtc, now * SECOND);
  if (ended)
    return (
      <p className="countdown" data-ended="">
        {labels.ended}
      </p>
    );
  return (
    <p className="countdown">
      {labels.endsIn}{' '}
      <span role="timer" aria-live="off">
        <b>{padTwoDigits(hours)}</b> {labels.hours} <b>{padTwoDigits(minutes)}</b> {labels.minutes}{' '}
        <b>{padTwoDigits(seconds)}</b> {labels.seconds}
      </span>
    </p>
  );
}
