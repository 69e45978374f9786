import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { withQueryClient } from '@/components/shared/with-query-client';
import { bottomInsetRef } from '@/components/ui/bottom-inset';
import { Button } from '@/components/ui/button';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import type { Customer } from '@/lib/api/customer';
import { deleteWishlistItem, wishlistsQuery } from '@/lib/api/wishlists';
import type { Favorite } from '@/lib/domain/favorites/favorite';
import {
  DEFAULT_WISHLIST_NAME,
  findItemByProduct,
  removeItemFromLists,
  sortWishlists,
  type Wishlist,
} from '@/lib/domain/favorites/wishlist';
import { useTranslation } from '@/lib/i18n/client';
import { useListPickerStore } from '@/stores/favorites/list-picker-store';
import {
  addToList,
  invalidateLists,
  updateListsInAllTabs,
} from '@/stores/flows/favorites/wishlist-cache';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';

interface ListPickerDialogProps {
  customer: Customer;
  favorite: Favorite;
  onClose: () => void;
}

function ListPickerDialog({ customer, favorite, onClose }: ListPickerDialogProps) {
  const { t } = useTranslation('wishlists');
  const { data = [] } = useQuery(wishlistsQuery(customer.id));
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const toggle = async (list: Wishlist) => {
    if (busy !== null) return;
    setBusy(list.id);
    setFailure(null);
    const item = findItemByProduct(list, favorite.id);
    try {
      if (item) {
        await deleteWishlistItem(browserClient, item.id);
        await updateListsInAllTabs(customer.id, (lists) => removeItemFromLists(lists, item.id));
      } else await addToList(customer.id, list.id, favorite);
    } catch (error) {
      setFailure(errorText(error));
      invalidateLists(customer.id);
    }
    setBusy(null);
  };

  return (
    <DialogPanel
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('choice.title')}
      closeLabel={t('choice.close')}
      side="center"
    >
      <div className="grid gap-4 overflow-y-auto p-4">
        <p className="line-clamp-2 text-ink-soft">{favorite.name}</p>
        <ul>
          {sortWishlists(data).map((list) => (
            <li key={list.id} className="hairline-b">
              <label className="flex min-h-12 items-center gap-3 cursor-pointer">
                <input
                  type="checkbox"
                  checked={(findItemByProduct(list, favorite.id) !== null) !== (busy === list.id)}
                  aria-disabled={busy !== null}
                  onChange={() => void toggle(list)}
                />
                <span className="min-w-0 flex-1">{list.name}</span>
                <small className="text-ink-soft text-14">
                  {t('count', { count: list.items.length })}
                </small>
              </label>
            </li>
          ))}
        </ul>
        <p role="alert" className={failure === null ? 'hidden' : 'text-danger'}>
          {failure}
        </p>
        <Button onClick={onClose}>{t('choice.done')}</Button>
      </div>
    </DialogPanel>
  );
}

const close = () => useListPickerStore.setState({ pickerFor: null });

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
      className="fixed inset-x-4 bottom-[calc(var(--floor)+1.5rem)] z-40 mx-auto flex max-w-120 items-center gap-3 rounded-md bg-ink py-1 pr-1 pl-4 text-15 text-paper shadow-panel"
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
        className="min-h-11 shrink-0 rounded-md px-3 font-semibold underline underline-offset-4 focus-visible:outline-offset-[-4px] focus-visible:outline-paper"
      >
        {t('heart.other')}
      </button>
    </section>
  );
}
