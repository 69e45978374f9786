'use client';

import { Suspense, useEffect } from 'react';
import type { PanelProps } from '@/components/layout/use-panel';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { FavoritesList } from '@/components/wishlist/favorites-list';
import { purchasableLines } from '@/lib/domain/cart/line-state';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { useTranslation } from '@/lib/i18n/client';
import { useCartStore } from '@/stores/cart-store';
import { CartLine } from './cart-line';
import { useCartShown } from './cart-shown';
import { CartTotals } from './cart-totals';
import { refreshCart } from './confirm-line';
import { EmptyCart } from './empty-cart';
import { UndoBar } from './undo-bar';
import { useLineStates } from './use-line-states';
import { useUndo } from './use-undo';

/** The cart of this device, at the right of the page. */
export function CartDrawer(props: PanelProps) {
  return (
    <Suspense fallback={null}>
      <Drawer {...props} />
    </Suspense>
  );
}

function Drawer({ open, onOpenChange }: PanelProps) {
  const { t } = useTranslation('cart');
  const states = useLineStates();
  const { remove, clear, restore } = useCartStore.getState();
  const { text, offer, undo, forget } = useUndo();
  useCartShown(open);

  useEffect(() => {
    if (open) void refreshCart();
  }, [open]);

  const changeOpen = (next: boolean) => {
    if (!next) forget();
    onOpenChange(next);
  };
  const offerBack = (done: string, previous: readonly GuestCartLine[]) =>
    offer({ text: done, revert: () => restore(previous) });
  return (
    <DialogPanel
      open={open}
      onOpenChange={changeOpen}
      title={t('title')}
      note={states.length > 0 ? t('lines', { count: states.length }) : undefined}
      closeLabel={t('close')}
      side="right"
    >
      <UndoBar text={text} undoLabel={t('undo')} onUndo={undo} />
      <div className="flex-1 overflow-y-auto overscroll-contain">
        {states.length === 0 ? (
          <div className="px-4">
            <EmptyCart />
          </div>
        ) : (
          <ul className="px-4">
            {states.map((state) => (
              <CartLine
                key={state.line.product.id + state.line.assemblyId}
                state={state}
                onRemove={(key, name) => offerBack(t('removed', { name }), remove(key))}
              />
            ))}
          </ul>
        )}
        <FavoritesList />
      </div>
      {states.length > 0 && (
        <CartTotals
          lines={purchasableLines(states)}
          onClear={() => offerBack(t('cleared'), clear())}
        />
      )}
    </DialogPanel>
  );
}
