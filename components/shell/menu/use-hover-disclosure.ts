'use client';

import { useEffect, useRef, useState } from 'react';

/** Time until a resting pointer expands a row, in milliseconds. On its way to a link it crosses other rows. */
const HOVER_INTENT_MS = 120;

interface DisclosureState {
  key: string | null;
  /** True when a click expanded the row, false when the pointer did. */
  isPinned: boolean;
}

/** Which of several rows is expanded. Resting on a row or clicking it expands it; a second click collapses it. */
export function useHoverDisclosure(first: string | null) {
  const [{ key, isPinned }, set] = useState<DisclosureState>({ key: first, isPinned: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    expanded: key,
    rest: (next: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        set((now) => (now.key === next ? now : { key: next, isPinned: false }));
      }, HOVER_INTENT_MS);
    },
    leave: () => clearTimeout(timer.current),
    press: (next: string) => {
      clearTimeout(timer.current);
      const collapses = key === next && isPinned;
      set(collapses ? { key: null, isPinned: false } : { key: next, isPinned: true });
    },
  };
}
