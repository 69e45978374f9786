import { parseUtc } from '../domain/parse-utc.ts';
import { findTagsWith } from './markup.ts';

/** Says on an element of a document until when it is true: an offer's end in ISO 8601, in UTC. */
export const ENDS_ATTRIBUTE = 'data-ends';

/** The same in entities. Only names of fields match: in a text of JSON a quotation mark has a backslash before it. */
const DATA_END = /[{,]"(?:endsUtc|priceValidUntilUtc)":"([^"]*)"/g;

const toTime = (end = ''): number => parseUtc(end) ?? 0;

/** Whole seconds, at least 1, until the first offer of a document ends. Infinite when it has none that still goes on. */
export function secondsUntilEnd(html: string, now: number): number {
  const ends = [...findTagsWith(html, ENDS_ATTRIBUTE)].map(({ value }) => toTime(value));
  const left = Math.min(...ends.filter((end) => end > now)) - now;
  return Math.max(1, Math.ceil(left / 1000));
}

/** @param read when the entities were read, in milliseconds since 1970, as is `now` */
export const hasEnded = (json: string, read: number, now: number): boolean =>
  [...json.matchAll(DATA_END)].some(([, text]) => {
    const end = toTime(text);
    return end > read && end <= now;
  });
