import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { withQueryClient } from '@/components/shared/with-query-client';
import { useListPickerStore } from '@/stores/favorites/list-picker-store';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { AddedToListNotice } from './added-to-list-notice';
import { ListPickerDialog } from './list-picker-dialog';

const close = () => useListPickerStore.setState({ pickerFor: null });

/** Shows in which list a product was saved, and lets the customer choose other lists. */
const ListPicker = withQueryClient(function ListPicker() {
  const { pickerFor, justAdded } = useListPickerStore();
  const isIn = useSessionStore(selectIsAuthenticated);
  const customer = useSessionStore((state) => state.customer);
  if (!isIn || !customer) return null;
  return (
    <Suspense fallback={null}>
      {justAdded && <AddedToListNotice key={justAdded.id} favorite={justAdded} />}
      {pickerFor && (
        <ListPickerDialog
          key={pickerFor.id}
          customer={customer}
          favorite={pickerFor}
          onClose={close}
        />
      )}
    </Suspense>
  );
});

let isMounted = false;

/** Mounts the list picker once, at the end of the body. It has its own root, because few visitors need it. */
export function mountListPicker(): void {
  if (isMounted) return;
  isMounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ListPicker />);
}
