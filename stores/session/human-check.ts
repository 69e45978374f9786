const KEY = 'human-until';
/** How long a passed verification is good for, in milliseconds. */
const GOOD_FOR = 30 * 60_000;

/** This tab passed the human verification, which screens guarded by it look for. */
export function rememberHuman(now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, String(now + GOOD_FOR));
  } catch {
    // Then it is asked for again.
  }
}

/** Whether this tab passed it, and not too long ago. */
export function isKnownHuman(now = Date.now()): boolean {
  try {
    return Number(sessionStorage.getItem(KEY)) > now;
  } catch {
    return false;
  }
}
