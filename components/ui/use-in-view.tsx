import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** Null while it is not known. @param threshold the share of the element that has to be there */
function useIntersection(
  element: Element | null,
  rootMargin: string,
  threshold = 0,
): boolean | null {
  const [isWithin, setWithin] = useState<boolean | null>(null);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      // A busy browser tells of several changes at once, the last one last.
      (entries) => setWithin(entries.at(-1)?.isIntersecting === true),
      { rootMargin, threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, rootMargin, threshold]);
  return isWithin;
}

/** Whether an element has been near the screen, 500 px before it is seen. Once true, it stays true. */
export function useInView(element: Element | null): boolean {
  const [hasBeen, setBeen] = useState(false);
  const isNear = useIntersection(hasBeen ? null : element, '500px');
  if (isNear && !hasBeen) setBeen(true);
  return hasBeen;
}

interface NearScreenProps {
  className: string;
  waiting?: ReactNode;
  children: ReactNode;
}

/** A place whose content is drawn, and loaded, when it comes near the screen. */
export function NearScreen({ className, waiting, children }: NearScreenProps) {
  const [place, setPlace] = useState<Element | null>(null);
  return (
    <div ref={setPlace} className={className}>
      {useInView(place) ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}

/**
 * Whether an element is outside of the screen; false while it is not known.
 * @param countsBelow whether what is below the screen, or partly in its last 64 px, which may be covered, is outside, too; else a jump past it is not missed
 */
export const useOutOfView = (element: Element | null, countsBelow: boolean): boolean =>
  useIntersection(
    element,
    countsBelow ? '0px 0px -64px' : '0px 0px 99999px',
    countsBelow ? 0.9 : 0,
  ) === false;
