import { ApiError } from './errors';

export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number)[];
/** Query parameters in the order in which they are sent. Null and undefined are left out. */
export type Query = Readonly<Record<string, QueryValue>>;

type Param = string | number | readonly (string | number)[] | undefined;

/** `.` and `..` change the path even when they are encoded, and an empty segment is no name. */
const namesNothing = (segment: string): boolean => /^\.{0,2}$/.test(segment);

/**
 * Fills a path template of `endpoints/` with encoded values.
 * @throws ApiError 404 for a value that cannot be a path segment; TypeError for a missing parameter
 */
export function buildPath(template: string, params: Readonly<Record<string, Param>>): string {
  return template.replace(/\/\{(\w+)([?*]?)\}/g, (_, name: string, kind: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined && kind === '') throw new TypeError(`${template} needs ${name}`);
    const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
    return values.map((part) => `/${encodeSegment(String(part))}`).join('');
  });
}

function encodeSegment(segment: string): string {
  if (!namesNothing(segment)) {
    try {
      return encodeURIComponent(segment);
    } catch {
      // A lone surrogate: no such name can exist.
    }
  }
  throw new ApiError({ kind: 'http', status: 404, statusText: 'Not Found' });
}

/** `?a=1&b=2`, or an empty text. A list repeats the parameter. */
export function buildQuery(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text && `?${text}`;
}
