const KEY = 'human-until';
/** How long a passed verification is valid, in milliseconds. */
const VALID_FOR = 30 * 60_000;

/** Remembers in this tab that the visitor passed the human verification, for the screens that require it. */
export function recordHumanVerification(now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, String(now + VALID_FOR));
  } catch {
    // Without storage the next screen asks again.
  }
}

/** Whether the visitor passed the verification in this tab and it is still valid. */
export function isHumanVerified(now = Date.now()): boolean {
  try {
    return Number(sessionStorage.getItem(KEY)) > now;
  } catch {
    return false;
  }
}
