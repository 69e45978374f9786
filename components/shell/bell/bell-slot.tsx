import { type ComponentType, lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { hasFeature } from '@/lib/features/has-feature';
import { loadWithTexts } from '@/lib/i18n/load-with-texts';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';

/** Id of the element in the header. The header repeats the literal, because an import would add bytes to the first view. */
const BELL_SLOT_ID = 'bell';

const Nothing = () => null;
const Bell = lazy<ComponentType<{ customerId: string }>>(() =>
  loadWithTexts(['inbox'], () => import('./bell')).then(
    (module) => ({ default: module.Bell }),
    // If the code cannot be loaded, the header simply has no bell.
    () => ({ default: Nothing }),
  ),
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
