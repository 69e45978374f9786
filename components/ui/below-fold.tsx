'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { cameByLink } from './last-step';

/**
 * Content below the first view of a screen. After a click on a link it is rendered when the first view is painted, so
 * that the click feels fast. After going back it is rendered at once, because scroll restoration needs the full height.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(() => typeof window === 'undefined' || !cameByLink());
  useEffect(() => {
    if (isDrawn) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDrawn]);
  return isDrawn ? children : <div className="below-fold" />;
}
