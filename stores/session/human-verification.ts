import { readText, writeText } from '@/lib/browser/storage';

const KEY = 'human-until';
const VALID_FOR = 30 * 60_000;

/** Remembers in this tab that the visitor passed the human verification, for the screens that require it. */
export function recordHumanVerification(now = Date.now()): void {
  // Without storage the next screen asks again.
  writeText(KEY, String(now + VALID_FOR), 'sessionStorage');
}

export function isHumanVerified(now = Date.now()): boolean {
  return Number(readText(KEY, 'sessionStorage')) > now;
}
