'use client';

import { useEffect, useRef, useState } from 'react';

/** Rest of the pointer after which it means it, in milliseconds: on its way to a link it crosses other rows. */
const INTENT = 120;

interface Pinned {
  key: string | null;
  /** Chosen with a click; one that the pointer brought is only shown. */
  isPinned: boolean;
}

/** Which of several rows is expanded: by resting on it, or by a click, and a second click collapses it. */
export function usePinned(first: string | null) {
  const [{ key, isPinned }, set] = useState<Pinned>({ key: first, isPinned: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    expanded: key,
    rest: (next: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        set((now) => (now.key === next ? now : { key: next, isPinned: false }));
      }, INTENT);
    },
    leave: () => clearTimeout(timer.current),
    press: (next: string) => {
      clearTimeout(timer.current);
      const collapses = key === next && isPinned;
      set(collapses ? { key: null, isPinned: false } : { key: next, isPinned: true });
    },
  };
}
