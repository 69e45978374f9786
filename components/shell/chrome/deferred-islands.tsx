import { usePathname } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { CompareBar } from '@/components/browse/compare/compare-bar';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { hasFeature } from '@/lib/features/has-feature';
import { loadWithTexts } from '@/lib/i18n/load-with-texts';
import { rememberRoute } from '@/stores/browsing/previous-route';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';
import { adoptFilteredPlace } from '../navigation/choose-filtered-place';

/**
 * Scrolls an element that gets the focus by keyboard fully into view. In a row that scrolls sideways, browsers do not
 * scroll to an element that is partly visible (WCAG 2.4.11). The header is excluded: see `hideHeaderOnScroll`.
 */
export function scrollFocusIntoView(): () => void {
  const show = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0) return;
    if (!target.matches(':focus-visible') || target.closest('[data-shop-header]')) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  };
  const onFocus = ({ target }: FocusEvent) => show(target);
  // What was focused before this code was loaded. The page stays where it is, because the visitor may have scrolled on.
  const { scrollY } = window;
  show(document.activeElement);
  if (window.scrollY !== scrollY) window.scrollTo({ top: scrollY, behavior: 'instant' });
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}

/** Loads what the chrome needs for a signed-in customer: see `customer-chunk.ts`. */
export const loadCustomerChunk = () => import('./customer-chunk');

/** Id of the element in the header. The header repeats the literal, because an import would add bytes to the first view. */
const BELL_SLOT_ID = 'bell';

// Until the code is loaded, the header simply has no bell.
const Bell = lazyEventually(
  () => loadWithTexts(['inbox'], loadCustomerChunk),
  (chunk) => chunk.Bell,
);

/** Puts the bell into the header while a customer is signed in. */
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

/** The compare bar, the notification bell, the focus scrolling, the memory of the previous route and the place of a filtered list. */
export function DeferredIslands() {
  const pathname = usePathname();
  useEffect(() => rememberRoute(pathname), [pathname]);
  useEffect(adoptFilteredPlace, []);
  useEffect(scrollFocusIntoView, []);
  return (
    <>
      <CompareBar />
      <BellSlot />
    </>
  );
}
