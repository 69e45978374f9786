import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { loadEventually } from '@/lib/browser/load-eventually';
import { hasFeature } from '@/lib/features/has-feature';
import { loadWithTexts } from '@/lib/i18n/load-with-texts';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';

/** Id of the element in the header. The header repeats the literal, because an import would add bytes to the first view. */
const BELL_SLOT_ID = 'bell';

// Until the code is loaded, the header simply has no bell.
const Bell = lazy(() =>
  loadEventually(() => loadWithTexts(['inbox'], () => import('./bell'))).then(({ Bell }) => ({
    default: Bell,
  })),
);

/** Puts the bell into the header while a customer is signed in. */
export function BellSlot() {
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
