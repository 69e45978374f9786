import { useRef } from 'react';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { Icon } from '@/components/ui/icon';
import type { Wishlist, WishlistItem } from '@/lib/domain/favorites/wishlist';
import { useTranslation } from '@/lib/i18n/client';

interface MoveItemDialogProps {
  item: WishlistItem;
  lists: readonly Wishlist[];
  onChoose: (to: Wishlist) => void;
  onClose: () => void;
}

/** Lets the customer choose the list to which a product is moved. */
export function MoveItemDialog({ item, lists, onChoose, onClose }: MoveItemDialogProps) {
  const { t } = useTranslation('wishlists');
  const isChosen = useRef(false);
  return (
    <DialogPanel
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('moveTitle')}
      closeLabel={t('choice.close')}
      side="center"
      // After a move, the button that opened the dialog is gone, and the undo bar has the focus.
      shouldReturnFocus={() => !isChosen.current}
    >
      <div className="move-dialog">
        <p className="line-clamp-2 text-ink-soft">{item.product.name}</p>
        <ul>
          {lists.map((list) => (
            <li key={list.id} className="hairline-t">
              <button
                type="button"
                className="flex w-full min-h-12 items-center gap-3 text-left"
                onClick={() => {
                  isChosen.current = true;
                  onChoose(list);
                }}
              >
                <span className="min-w-0 flex-1">{list.name}</span>
                <small className="text-ink-soft text-14">
                  {t('count', { count: list.items.length })}
                </small>
                <Icon name="chevron-right" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </DialogPanel>
  );
}
