import { useRef, useState } from 'react';
import type { Wishlist, WishlistItem } from '@/lib/domain/favorites/wishlist';
import { useTranslation } from '@/lib/i18n/client';
import {
  changeQuantity,
  moveItem,
  putBack,
  takeOut,
} from '@/stores/flows/favorites/change-wishlists';
import { tellFailure } from './tell-failure';

interface Done {
  text: string;
  revert: () => Promise<void>;
}

/**
 * Changes what is in the lists, at once: what fails is taken back and said, what was taken out or moved can be undone.
 * @param onUndone the bar that had the focus is gone
 */
export function useListChanges(customerId: string, onUndone: () => void) {
  const { t } = useTranslation('wishlists');
  const [done, setDone] = useState<Done | null>(null);
  /** What is under way, by item: a second press waits for nothing and does nothing. */
  const busy = useRef(new Set<string>());

  async function once(id: string, failed: string, work: () => Promise<void>): Promise<void> {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    try {
      await work();
    } catch (error) {
      setDone(null);
      tellFailure(failed, error);
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
        const removal = takeOut(customerId, list, item);
        setDone({
          text: t('removed', { name }),
          // What is not out yet cannot be put back.
          revert: async () => {
            await removal;
            await putBack(customerId, list, item);
          },
        });
        await removal;
      });
    },
    move: (from: Wishlist, item: WishlistItem, to: Wishlist) => {
      const { name } = item.product;
      return once(item.id, t('failed.move', { name }), async () => {
        const moving = moveItem(customerId, item, { from, to });
        setDone({
          text: t('moved', { name, list: to.name }),
          revert: async () => {
            await moving;
            await moveItem(customerId, item, { from: to, to: from });
          },
        });
        await moving;
      });
    },
    /** @throws nothing: a failure is said */
    setQuantity: async (list: Wishlist, item: WishlistItem, qty: number): Promise<boolean> => {
      try {
        await changeQuantity(customerId, list, item, qty);
        return true;
      } catch (error) {
        tellFailure(t('failed.quantity', { name: item.product.name }), error);
        return false;
      }
    },
  };
}
export type ListChanges = ReturnType<typeof useListChanges>;
