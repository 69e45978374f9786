'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isLinkNavigation } from './last-navigation';

/**
 * Content below the first view of a screen. After a click on a link it is rendered when the first view is painted, so
 * that the click feels fast. After going back it is rendered at once, because scroll restoration needs the full height.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const [isRendered, setRendered] = useState(
    () => typeof window === 'undefined' || !isLinkNavigation(),
  );
  useEffect(() => {
    if (isRendered) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setRendered(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isRendered]);
  return isRendered ? children : <div className="below-fold" />;
}
