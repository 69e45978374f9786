import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useListChoice } from '@/stores/favorites/list-choice-store';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { AddedNotice } from './added-notice';
import { ListDialog } from './list-dialog';

const close = () => useListChoice.setState({ chosenFor: null });

/** Shows in which list a product was saved, and lets the customer choose other lists. */
function ListChoice() {
  const { chosenFor, added } = useListChoice();
  const isIn = useSessionStore(selectIsAuthenticated);
  const customer = useSessionStore((state) => state.customer);
  if (!isIn || !customer) return null;
  return (
    <Suspense fallback={null}>
      {added && <AddedNotice key={added.id} favorite={added} />}
      {chosenFor && (
        <ListDialog key={chosenFor.id} customer={customer} favorite={chosenFor} onClose={close} />
      )}
    </Suspense>
  );
}

let isMounted = false;

/** Mounts the list picker once, at the end of the body. It has its own root, because few visitors need it. */
export function mountListChoice(): void {
  if (isMounted) return;
  isMounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ListChoice />);
}
