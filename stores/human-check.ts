const KEY = 'human-until';
/** How long a passed verification is good for, in milliseconds. */
const GOOD_FOR = 30 * 60_000;

/** Whether this tab has passed the human verification lately. For screens that are guarded by it. */
export function isHuman(now = Date.now()): boolean {
  try {
    return Number(sessionStorage.getItem(KEY)) > now;
  } catch {
    return false;
  }
}

export function rememberHuman(now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, String(now + GOOD_FOR));
  } catch {
    // Then it is asked for again.
  }
}
