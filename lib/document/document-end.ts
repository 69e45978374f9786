import { parseUtc } from '../domain/parse-utc.ts';

/** Says on an element of a document until when it is true: an offer's end in ISO 8601, in UTC. */
export const ENDS_ATTRIBUTE = 'data-ends';

const END = new RegExp(`\\b${ENDS_ATTRIBUTE}="([^"]*)"`, 'g');

/** The same in the entities that documents are made from: the end of a section, and of a price. */
const DATA_END = /"(?:endsUtc|priceValidUntilUtc)":"([^"]*)"/g;

const readEnds = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, end = '']) => parseUtc(end) ?? 0);

/** Whole seconds, at least 1, until the first offer of a document ends. Infinite when it has none that still goes on. */
export function secondsUntilEnd(html: string, now: number): number {
  const left = Math.min(...readEnds(html, END).filter((end) => end > now)) - now;
  return Math.max(1, Math.ceil(left / 1000));
}

/**
 * Whether an offer of some entities has ended since they were read.
 * @param json the entities as JSON
 * @param read when they were read, in milliseconds since 1970, as is `now`
 */
export const hasEnded = (json: string, read: number, now: number): boolean =>
  readEnds(json, DATA_END).some((end) => end > read && end <= now);
