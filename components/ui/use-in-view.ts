import { useEffect, useState } from 'react';

/** Whether an element is within the margin around the screen; null while it is not known. */
function useIntersection(element: Element | null, rootMargin: string): boolean | null {
  const [isWithin, setWithin] = useState<boolean | null>(null);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setWithin(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, rootMargin]);
  return isWithin;
}

/** Whether an element has been near the screen, 500 px before it is seen. Once true, it stays true. */
export function useInView(element: Element | null): boolean {
  const [hasBeen, setBeen] = useState(false);
  const isNear = useIntersection(hasBeen ? null : element, '500px');
  if (isNear && !hasBeen) setBeen(true);
  return hasBeen;
}

/** Whether an element is outside of the screen, or below what may cover the last 64 px of it. False while it is not known. */
export const useOutOfView = (element: Element | null): boolean =>
  useIntersection(element, '0px 0px -64px') === false;
