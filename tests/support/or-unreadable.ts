import { ApiError } from '@/lib/api/client/errors';

/** What a reader returns. Null when it says that a required amount is missing; any other error is thrown. */
export function orUnreadable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'parse') return null;
    throw error;
  }
}
