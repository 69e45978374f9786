import { useEffect, useState } from 'react';

/** How near the screen something is when it is loaded, as a CSS margin: time enough to load what will be seen. */
const NEAR = '500px';

/** Whether an element has been near the screen. Once near, it stays so. */
export function useNear(element: Element | null): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
