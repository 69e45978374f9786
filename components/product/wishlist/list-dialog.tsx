import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { errorText } from '@/lib/api/error-catalogue';
import type { Customer } from '@/lib/domain/account/types';
import type { Favorite } from '@/lib/domain/favorites/favorite';
import { wishedProduct } from '@/lib/domain/favorites/hearts';
import { withoutItem } from '@/lib/domain/favorites/list-changes';
import { inOrder, itemOf, type Wishlist } from '@/lib/domain/favorites/wishlist';
import { useTranslation } from '@/lib/i18n/client';
import { getQueryClient } from '@/lib/queries/query-client';
import { deleteWishlistItem, wishlists } from '@/lib/queries/wishlists';
import { confirmLists, doubtLists, putInList } from '@/stores/flows/favorites/wishlists';

interface ListDialogProps {
  customer: Customer;
  favorite: Favorite;
  onClose: () => void;
}

/** A dialog with the customer's lists, where each checkbox adds or removes the product. */
export function ListDialog({ customer, favorite, onClose }: ListDialogProps) {
  const { t } = useTranslation('wishlists');
  const { data = [] } = useQuery(wishlists(customer.id), getQueryClient());
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const toggle = async (list: Wishlist) => {
    if (busy !== null) return;
    setBusy(list.id);
    setFailure(null);
    const item = itemOf(list, favorite.id);
    try {
      if (item) {
        await deleteWishlistItem(item.id);
        await confirmLists(customer.id, (lists) => withoutItem(lists, item.id));
      } else await putInList(customer.id, list.id, wishedProduct(favorite));
    } catch (error) {
      setFailure(errorText(error));
      doubtLists(customer.id);
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
          {inOrder(data).map((list) => (
            <li key={list.id}>
              <label>
                <input
                  type="checkbox"
                  checked={(itemOf(list, favorite.id) !== null) !== (busy === list.id)}
                  aria-disabled={busy !== null}
                  onChange={() => void toggle(list)}
                />
                <span>{list.name}</span>
                <small>{t('count', { count: list.items.length })}</small>
              </label>
            </li>
          ))}
        </ul>
        <p role="alert" className={failure === null ? 'hidden' : 'text-danger'}>
          {failure}
        </p>
        <button type="button" className={buttonClass()} onClick={onClose}>
          {t('choice.done')}
        </button>
      </div>
    </DialogPanel>
  );
}
