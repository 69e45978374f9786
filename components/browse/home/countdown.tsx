'use client';

import { useSyncExternalStore } from 'react';
import { pad, remaining } from '@/lib/domain/countdown';

interface CountdownProps {
  /** End of the offer, ISO 8601 in UTC. */
  endsUtc: string;
  labels: {
    endsIn: string;
    /** The end as date and time, shown until the clock runs. */
    endsAt: string;
    ended: string;
    hours: string;
    minutes: string;
    seconds: string;
  };
}

const SECOND = 1000;

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, SECOND);
  return () => clearInterval(timer);
}
const clock = () => Math.floor(Date.now() / SECOND);
/** The server document is cached for all visitors, so it cannot contain the current time. */
const noClock = () => null;

/** The time left of an offer. Screen readers can read it, but it is not announced every second. */
export function Countdown({ endsUtc, labels }: CountdownProps) {
  const now = useSyncExternalStore(everySecond, clock, noClock);
  if (now === null) return <p className="countdown">{labels.endsAt}</p>;
  const { hours, minutes, seconds, ended } = remaining(endsUtc, now * SECOND);
  if (ended) return <p className="countdown">{labels.ended}</p>;
  return (
    <p className="countdown">
      {labels.endsIn}{' '}
      <span role="timer" aria-live="off">
        <b>{pad(hours)}</b> {labels.hours} <b>{pad(minutes)}</b> {labels.minutes}{' '}
        <b>{pad(seconds)}</b> {labels.seconds}
      </span>
    </p>
  );
}
