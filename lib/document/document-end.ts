import { parseUtc } from '../domain/parse-utc.ts';

/** Says on an element of a document until when it is true: an offer's end in ISO 8601, in UTC. */
export const ENDS_ATTRIBUTE = 'data-ends';

const END = new RegExp(`\\b${ENDS_ATTRIBUTE}="([^"]*)"`, 'g');

/** Whole seconds, at least 1, until the first offer of a document ends. Infinite when it has none that still goes on. */
export function secondsUntilEnd(html: string, now: number): number {
  const ends = [...html.matchAll(END)].map(([, end = '']) => parseUtc(end) ?? 0);
  const left = Math.min(...ends.filter((end) => end > now)) - now;
  return Math.max(1, Math.ceil(left / 1000));
}
