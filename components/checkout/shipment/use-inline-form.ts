import { useState } from 'react';
import { readText } from '@/lib/browser/storage';

/**
 * Whether an inline form is open. A form with a stored draft is open again after a reload.
 * @param draftKey the key under which the form stores its draft
 */
export function useInlineForm(draftKey: string) {
  const [isWriting, setWriting] = useState(() => readText(draftKey, 'sessionStorage') !== null);
  return { isWriting, open: () => setWriting(true), close: () => setWriting(false) };
}
