import { ApiError } from './errors';

/** Returns the value. @throws ApiError when it is missing, because the answer is then useless */
export function requireEntity<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new ApiError({ kind: 'parse', status: 200 });
  return value;
}
