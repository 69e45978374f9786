import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { ConfirmButton } from '@/components/shared/confirm-button';
import { useUndo } from '@/components/shared/undo-bar';
import { Button } from '@/components/ui/button';
import { productsByIdQuery } from '@/lib/api/product-summaries';
import { toCartLine } from '@/lib/domain/cart/lines';
import type { Wishlist, WishlistItem } from '@/lib/domain/favorites/wishlist';
import { isPurchasable, limitToPieces } from '@/lib/domain/product/availability';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { addLineToCart } from '@/stores/flows/cart/add-line-to-cart';
import {
  changeListItemQuantity,
  deleteWholeList,
  moveToList,
  removeFromList,
  restoreToList,
} from '@/stores/flows/favorites/change-wishlists';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { notify } from '@/stores/interface/toast-store';

export const wishlistProductIds = ({ items }: Wishlist): string[] =>
  items.map(({ product }) => product.id);

/** Changes show at once; a failed one is rolled back with a toast. `onUndone`: the undo bar, which had the focus, has disappeared. */
export function useWishlistChanges(customerId: string, onUndone: () => void) {
  const { t } = useTranslation('wishlists');
  const { text, offer, undo, forget } = useUndo();
  /** Ids of the items with a running change; a second press on one of them is ignored. */
  const busy = useRef(new Set<string>());

  async function once(id: string, failed: string, work: () => Promise<void>): Promise<void> {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    try {
      await work();
    } catch (error) {
      forget();
      notifyFailure(error, { title: failed });
    } finally {
      busy.current.delete(id);
    }
  }

  /** A change, which can be taken back once it has finished. */
  const undoable = async (done: string, change: Promise<void>, revert: () => Promise<void>) => {
    offer({
      text: done,
      revert: () => {
        onUndone();
        void once('undo', t('failed.undo'), async () => {
          await change;
          await revert();
        });
      },
    });
    await change;
  };

  return {
    text,
    undo,
    forget,
    remove: (list: Wishlist, item: WishlistItem) => {
      const name = item.product.name || t('goneName');
      return once(item.id, t('failed.remove', { name }), () =>
        undoable(t('removed', { name }), removeFromList(customerId, item), () =>
          restoreToList(customerId, list, item),
        ),
      );
    },
    move: (from: Wishlist, item: WishlistItem, to: Wishlist) => {
      const { name } = item.product;
      return once(item.id, t('failed.move', { name }), () =>
        undoable(t('moved', { name, list: to.name }), moveToList(customerId, item, to), () =>
          moveToList(customerId, item, from),
        ),
      );
    },
    setQuantity: (list: Wishlist, item: WishlistItem, qty: number) => {
      changeListItemQuantity(customerId, list, item, qty).catch((error: unknown) =>
        notifyFailure(error, { title: t('failed.quantity', { name: item.product.name }) }),
      );
    },
  };
}
export type WishlistChanges = ReturnType<typeof useWishlistChanges>;

interface WishlistActionsProps {
  customerId: string;
  list: Wishlist;
  /** The default list is the one that the heart buttons use: it cannot be renamed or deleted. */
  isDefault: boolean;
  onRename: () => void;
  onDeleted: () => void;
}

export function WishlistActions(props: WishlistActionsProps) {
  const { customerId, list, isDefault, onRename, onDeleted } = props;
  const { t } = useTranslation('wishlists');
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const { name, items } = list;
  const remove = async () => {
    setBusy(true);
    try {
      await deleteWholeList(customerId, list);
      router.replace(route('profile.wishlists'), { scroll: false });
      onDeleted();
    } catch (error) {
      notifyFailure(error, { title: t('failed.delete', { list: name }) });
      setBusy(false);
    }
  };
  return (
    <div className="my-4 flex min-h-11 flex-wrap items-center gap-2">
      <h2 className="visually-hidden">{name}</h2>
      <p className="flex-[1_1_6rem] text-ink-soft">
        {items.length > 0 && t('count', { count: items.length })}
      </p>
      {items.length > 0 && <AddAllToCart key={list.id} list={list} />}
      {!isDefault && (
        <>
          <Button variant="quiet" icon="edit" onClick={onRename}>
            {t('rename')}
          </Button>
          <ConfirmButton
            label={t('delete')}
            itemName={name}
            icon="trash"
            question={t('deleteQuestion', { list: name, count: items.length })}
            confirmLabel={t('deleteConfirm')}
            isBusy={isBusy}
            onConfirm={remove}
          />
        </>
      )}
    </div>
  );
}

/** Adds every available product to the cart. For two seconds after a press, further presses do nothing. */
function AddAllToCart({ list }: { list: Wishlist }) {
  const { t } = useTranslation('wishlists');
  const { data: products } = useQuery(productsByIdQuery(wishlistProductIds(list)));
  const [isDone, setDone] = useState(false);
  const lines = list.items.flatMap(({ qty, product: { id } }) => {
    const product = products?.get(id);
    return product && isPurchasable(product)
      ? [toCartLine(toProductSnapshot(product), limitToPieces(qty, product.stockTotal))]
      : [];
  });
  const add = () => {
    if (isDone) return;
    for (const line of lines) addLineToCart(line);
    setDone(true);
    const missing = list.items.length - lines.length;
    const rest = missing > 0 ? ` ${t('notAdded', { count: missing })}` : '';
    const text = t('allAdded', { count: lines.length }) + rest;
    notify({ text, duration: TOAST_DURATION.long });
    setTimeout(() => setDone(false), 2000);
  };
  return (
    <Button icon={isDone ? 'check' : 'cart'} disabled={lines.length === 0} onClick={add}>
      {t(isDone ? 'addedAll' : 'addAll')}
    </Button>
  );
}
