import { useEffect, useState } from 'react';

/** Distance from the viewport at which loading starts, as a CSS margin, so that loading ends before it is seen. */
const ROOT_MARGIN = '500px';

/** Whether an element has been near the viewport. Once true, it stays true. */
export function useInView(element: Element | null): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
