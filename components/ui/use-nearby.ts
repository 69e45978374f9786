'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far outside of the screen counts as near, as a CSS margin: time enough to load what will be seen. */
const MARGIN = '600px';

/** Whether an element has been near the screen. Once near, it stays so. */
export function useNearby<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
