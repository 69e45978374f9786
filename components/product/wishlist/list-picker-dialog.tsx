import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { deleteWishlistItem, wishlistsQuery } from '@/lib/api/wishlists';
import type { Customer } from '@/lib/domain/account/types';
import type { Favorite } from '@/lib/domain/favorites/favorite';
import { removeItemFromLists } from '@/lib/domain/favorites/update-lists';
import { findItemByProduct, sortWishlists, type Wishlist } from '@/lib/domain/favorites/wishlist';
import { useTranslation } from '@/lib/i18n/client';
import {
  addToList,
  invalidateLists,
  updateListsInAllTabs,
} from '@/stores/flows/favorites/wishlist-cache';

interface ListPickerDialogProps {
  customer: Customer;
  favorite: Favorite;
  onClose: () => void;
}

/** A dialog with the customer's lists, where each checkbox adds or removes the product. */
export function ListPickerDialog({ customer, favorite, onClose }: ListPickerDialogProps) {
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
      <div className="list-dialog">
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
