import { prefetchDocument, type SoftRouter } from './prefetch-document';

/** A link is prefetched when it was visible for this long, in milliseconds. At most this many per page. */
const VISIBLE_MS = 200;
const MAX_PREFETCHES = 6;

/** Prefetches the visible links of lists marked `data-ahead`. */
export function prefetchVisibleLinks(router: SoftRouter): (() => void) | undefined {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  if (connection?.saveData || connection?.effectiveType.includes('2g')) return;
  let count = 0;
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (!isIntersecting) continue;
      const fetchIt = () => {
        observer.unobserve(target);
        if (count >= MAX_PREFETCHES) return observer.disconnect();
        count += 1;
        prefetchDocument(router, (target as HTMLAnchorElement).href);
      };
      timers.set(target, setTimeout(fetchIt, VISIBLE_MS));
    }
  });
  for (const link of document.querySelectorAll('[data-ahead] a')) observer.observe(link);
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
