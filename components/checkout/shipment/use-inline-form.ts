import { useState } from 'react';

/** Whether an unsent draft is stored under this key. */
function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Whether an inline form is open. A form with a stored draft is open again after a reload.
 * @param draftKey the key under which the form stores its draft
 */
export function useInlineForm(draftKey: string) {
  const [isWriting, setWriting] = useState(() => hasDraft(draftKey));
  return { isWriting, open: () => setWriting(true), close: () => setWriting(false) };
}
