import { useEffect, useState } from 'react';

/** What is below the screen counts as in view: a jump from above an element to below it must not be missed. */
const ROOT_MARGIN = '0px 0px 99999px';

/** Whether an element has scrolled away over the top of the screen. */
export function useScrolledPast(element: Element | null): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setPast(entries.some(({ isIntersecting }) => !isIntersecting)),
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
