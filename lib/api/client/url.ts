import { fillPath, type PathValues } from '@/lib/routing/path-template';
import { ApiError } from './errors';

export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number)[];
export type Query = Readonly<Record<string, QueryValue>>;

/** `.` and `..` climb even when they are encoded, and an empty segment names nothing. */
const isDotOrEmptySegment = (segment: string): boolean => /^\.{0,2}$/.test(segment);

/** @throws ApiError 404 for a value that cannot be part of an address; TypeError for a missing parameter */
export const buildPath = (template: string, params: PathValues): string =>
  fillPath(template, params, encodeSegment);

function encodeSegment(segment: string): string {
  if (!isDotOrEmptySegment(segment)) {
    try {
      return encodeURIComponent(segment);
    } catch {
      // A lone surrogate: no such name can exist.
    }
  }
  throw new ApiError({ kind: 'http', status: 404, statusText: 'Not Found' });
}

export function buildQuery(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text && `?${text}`;
}
