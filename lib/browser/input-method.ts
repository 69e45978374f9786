const TAKEN_KEY_CODE = 229;
/** Milliseconds. The key that confirms a word ends the composition in the same moment. */
const MOMENT = 50;

let endedAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') {
  addEventListener('compositionend', ({ timeStamp }) => (endedAt = timeStamp), true);
  addEventListener('keyup', () => (endedAt = Number.NEGATIVE_INFINITY), true);
}

/** The keyboards of phones compose every word, and their Enter is meant for the page right after it. */
const isTouchKeyboard = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/** Whether a key only confirms an accent or a word. Browsers say it during the composition, by the key code after it (Safari), or not at all. */
export function belongsToInputMethod(event: KeyboardEvent): boolean {
  if (event.isComposing || event.keyCode === TAKEN_KEY_CODE) return true;
  const hasJustEnded = event.timeStamp - endedAt < MOMENT && !isTouchKeyboard();
  // Once: a second press is meant.
  endedAt = Number.NEGATIVE_INFINITY;
  return hasJustEnded;
}
