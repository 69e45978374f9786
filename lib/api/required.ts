import { ApiError } from './errors';

/** An answer without what it must have is no answer. @throws ApiError */
export function required<T>(value: T | null): T {
  if (value === null) throw new ApiError({ kind: 'parse', status: 200 });
  return value;
}
