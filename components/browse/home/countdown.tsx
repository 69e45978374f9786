'use client';

import { useSyncExternalStore } from 'react';
import { pad, remaining } from '@/lib/domain/countdown';

interface CountdownProps {
  /** End of the offer, ISO 8601 in UTC. */
  endsUtc: string;
  labels: {
    endsIn: string;
    /** What is said until the clock runs: the end as date and time. */
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
/** The server's document is shared and kept, so it has no clock. */
const noClock = () => null;

/** Time left of an offer. Screen readers find it when they look; it does not announce every second. */
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
