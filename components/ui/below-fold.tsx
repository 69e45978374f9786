'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { cameByLink } from './last-step';

/**
 * What a screen holds below its first view. After a step by a link it is drawn once the first view is painted, so that
 * a press is answered at once; a step back draws all, which the scroll position needs.
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
