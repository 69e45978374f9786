import { type ComponentType, lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { withTexts } from '@/components/ui/with-texts';
import { selectServed, useSessionStore } from '@/stores/session/session-store';

/** Id of its place; the header says it anew, since each module costs bytes of the first view. */
const BELL_PLACE = 'bell';

const Nothing = () => null;
const Bell = lazy<ComponentType<{ customerId: string }>>(() =>
  withTexts(['inbox'], () => import('./bell')).then(
    (module) => ({ default: module.Bell }),
    // Without network there are no news either.
    () => ({ default: Nothing }),
  ),
);

/** The bell in its place in the header, while a customer is logged in. */
export function BellSlot() {
  const id = useSessionStore(selectServed);
  const place = document.getElementById(BELL_PLACE);
  if (!id || !place) return null;
  return createPortal(
    <Suspense>
      <Bell key={id} customerId={id} />
    </Suspense>,
    place,
  );
}
