import { runInThisContext } from 'node:vm';

/**
 * In milliseconds: much more than work takes that grows with the length of a text, however busy the machine is. Work that grows
 * with the square of a million characters takes minutes, and is interrupted.
 */
const LIMIT = 5000;

/** Name of the global function that is called. */
const WORK = 'workWithLimit';

/** Calls a function that returns at once. @returns whether it came to its end, with a result or an error of its own */
export function endsInTime(work: () => unknown, timeout = LIMIT): boolean {
  Reflect.set(globalThis, WORK, work);
  try {
    runInThisContext(`${WORK}()`, { timeout });
    return true;
  } catch (error) {
    const isOver =
      error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    return !isOver;
  } finally {
    Reflect.deleteProperty(globalThis, WORK);
  }
}
