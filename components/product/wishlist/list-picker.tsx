import { Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { withQueryClient } from '@/components/shared/with-query-client';
import { bottomInsetRef } from '@/components/ui/bottom-inset';
import type { Favorite } from '@/lib/domain/favorites/favorite';
import { DEFAULT_WISHLIST_NAME } from '@/lib/domain/favorites/wishlist';
import { useTranslation } from '@/lib/i18n/client';
import { useListPickerStore } from '@/stores/favorites/list-picker-store';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { ListPickerDialog } from './list-picker-dialog';
import './list-picker.css';

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

/** Long enough to read the notice and to reach its button, in milliseconds. */
const DURATION = 7000;

/** Says that a product was saved and offers other lists. It closes itself unless the pointer or the focus is on it. */
function AddedToListNotice({ favorite }: { favorite: Favorite }) {
  const { t } = useTranslation('wishlists');
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => useListPickerStore.setState({ justAdded: null }), DURATION);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <section
      ref={bottomInsetRef}
      aria-label={t('heart.saved', { list: DEFAULT_WISHLIST_NAME })}
      className="added-notice"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status" className="min-w-0 flex-1">
        {t('heart.saved', { list: DEFAULT_WISHLIST_NAME })}
      </p>
      <button
        type="button"
        onClick={() => useListPickerStore.setState({ justAdded: null, pickerFor: favorite })}
      >
        {t('heart.other')}
      </button>
    </section>
  );
}
