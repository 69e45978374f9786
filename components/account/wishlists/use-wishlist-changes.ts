import { useRef, useState } from 'react';
import { errorHtml } from '@/lib/api/client/error-catalogue';
import type { Wishlist, WishlistItem } from '@/lib/domain/favorites/wishlist';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import {
  changeListItemQuantity,
  moveToList,
  removeFromList,
  restoreToList,
} from '@/stores/flows/favorites/change-wishlists';
import { notifyFailure } from '@/stores/interface/notify-failure';

/** The ids of all products of a list, to fetch them in one call. */
export const wishlistProductIds = ({ items }: Wishlist): string[] =>
  items.map(({ product }) => product.id);

/** Shows an error toast. */
export function notifyWishlistFailure(title: string, error: unknown): void {
  const text = errorHtml(error);
  notifyFailure(error, { type: 'error', title, text, duration: TOAST_DURATION.long });
}

interface UndoableChange {
  text: string;
  revert: () => Promise<void>;
}

/**
 * Changes the items of the lists. Changes show at once; a failed one is rolled back with a toast, and a removal or a
 * move can be undone.
 * @param onUndone called when the undo bar, which had the focus, disappears
 */
export function useWishlistChanges(customerId: string, onUndone: () => void) {
  const { t } = useTranslation('wishlists');
  const [done, setDone] = useState<UndoableChange | null>(null);
  /** Ids of the items with a running change; a second press on one of them is ignored. */
  const busy = useRef(new Set<string>());

  async function once(id: string, failed: string, work: () => Promise<void>): Promise<void> {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    try {
      await work();
    } catch (error) {
      setDone(null);
      notifyWishlistFailure(failed, error);
    } finally {
      busy.current.delete(id);
    }
  }

  return {
    done,
    forget: () => setDone(null),
    undo: () => {
      setDone(null);
      onUndone();
      void once('undo', t('failed.undo'), async () => done?.revert());
    },
    remove: (list: Wishlist, item: WishlistItem) => {
      const name = item.product.name || t('goneName');
      return once(item.id, t('failed.remove', { name }), async () => {
        const removal = removeFromList(customerId, item);
        setDone({
          text: t('removed', { name }),
          // The item can only be put back after its removal has finished.
          revert: async () => {
            await removal;
            await restoreToList(customerId, list, item);
          },
        });
        await removal;
      });
    },
    move: (from: Wishlist, item: WishlistItem, to: Wishlist) => {
      const { name } = item.product;
      return once(item.id, t('failed.move', { name }), async () => {
        const moving = moveToList(customerId, item, to);
        setDone({
          text: t('moved', { name, list: to.name }),
          revert: async () => {
            await moving;
            await moveToList(customerId, item, from);
          },
        });
        await moving;
      });
    },
    setQuantity: (list: Wishlist, item: WishlistItem, qty: number) => {
      changeListItemQuantity(customerId, list, item, qty).catch((error: unknown) =>
        notifyWishlistFailure(t('failed.quantity', { name: item.product.name }), error),
      );
    },
  };
}
export type WishlistChanges = ReturnType<typeof useWishlistChanges>;
