import { useState } from 'react';

/** Whether something was written under a draft's key and not sent. */
function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Whether the form of something new is open in place. One that was begun is open again after a reload.
 * @param draftKey under which the form keeps what is written
 */
export function useWriting(draftKey: string) {
  const [isWriting, setWriting] = useState(() => hasDraft(draftKey));
  return { isWriting, open: () => setWriting(true), close: () => setWriting(false) };
}
