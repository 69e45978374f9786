import { usePathname } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { CompareBar } from '@/components/browse/compare/compare-bar';
import { lazyEventually } from '@/components/ui/deferred-parts';
import { hasFeature } from '@/lib/features/has-feature';
import { loadWithTexts } from '@/lib/i18n/load-with-texts';
import { rememberRoute } from '@/stores/browsing/previous-route';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';
import { loadCustomerChunk } from '../navigation/start-page-effects';

/** What the chrome loads together with the first interaction, or when it is needed (`chrome-effects.tsx`). */
export { startPageEffects } from '../navigation/start-page-effects';
export { ToastViewport } from '../toasts/toast-list';

/** Id of the element in the header. The header repeats the literal, because an import would add bytes to the first view. */
const BELL_SLOT_ID = 'bell';

// Until the code is loaded, the header simply has no bell.
const Bell = lazyEventually(
  () => loadWithTexts(['inbox'], loadCustomerChunk),
  (chunk) => chunk.Bell,
);

function BellSlot() {
  const id = useSessionStore(selectAuthorizedCustomerId);
  const place = document.getElementById(BELL_SLOT_ID);
  if (!id || !place || !hasFeature('notifications')) return null;
  return createPortal(
    <Suspense>
      <Bell key={id} customerId={id} />
    </Suspense>,
    place,
  );
}

export function DeferredIslands() {
  const pathname = usePathname();
  useEffect(() => rememberRoute(pathname), [pathname]);
  return (
    <>
      <CompareBar />
      <BellSlot />
    </>
  );
}

/** A link is prefetched when it was visible for this long, in milliseconds. At most this many per page. */
const VISIBLE_MS = 200;
const MAX_PREFETCHES = 6;

export function prefetchVisibleLinks(prefetch: (href: string) => void): (() => void) | undefined {
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
        prefetch((target as HTMLAnchorElement).href);
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
