'use client';

import { Suspense, useEffect, useState } from 'react';
import type { PanelProps } from '@/components/layout/use-panel';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { FavoritesList } from '@/components/wishlist/favorites-list';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { useTranslation } from '@/lib/i18n/client';
import { useCartStore } from '@/stores/cart-store';
import { CartLine } from './cart-line';
import { CartTotals } from './cart-totals';
import { refreshCart } from './confirm-line';
import { EmptyCart } from './empty-cart';
import { UndoBar } from './undo-bar';

/** The cart of this device, at the right of the page. */
export function CartDrawer(props: PanelProps) {
  return (
    <Suspense fallback={null}>
      <Drawer {...props} />
    </Suspense>
  );
}

/** What was taken out last, and the lines as they were before. */
interface Removal {
  text: string;
  previous: readonly GuestCartLine[];
}

function Drawer({ open, onOpenChange }: PanelProps) {
  const { t } = useTranslation('cart');
  const lines = useCartStore((state) => state.lines);
  const { remove, clear, restore } = useCartStore.getState();
  const [removal, setRemoval] = useState<Removal | null>(null);

  useEffect(() => {
    if (open) refreshCart();
  }, [open]);

  const changeOpen = (next: boolean) => {
    if (!next) setRemoval(null);
    onOpenChange(next);
  };
  const takeOut = (key: string, name: string) =>
    setRemoval({ text: t('removed', { name }), previous: remove(key) });
  const undo = () => {
    if (removal) restore(removal.previous);
    setRemoval(null);
  };
  return (
    <DialogPanel
      open={open}
      onOpenChange={changeOpen}
      title={t('title')}
      note={lines.length > 0 ? t('lines', { count: lines.length }) : undefined}
      closeLabel={t('close')}
      side="right"
    >
      <UndoBar text={removal?.text ?? null} undoLabel={t('undo')} onUndo={undo} />
      <div className="flex-1 overflow-y-auto overscroll-contain">
        {lines.length === 0 ? (
          <EmptyCart />
        ) : (
          <ul className="px-4">
            {lines.map((line) => (
              <CartLine key={line.product.id + line.assemblyId} line={line} onRemove={takeOut} />
            ))}
          </ul>
        )}
        <FavoritesList />
      </div>
      {lines.length > 0 && (
        <CartTotals
          lines={lines}
          onClear={() => setRemoval({ text: t('cleared'), previous: clear() })}
        />
      )}
    </DialogPanel>
  );
}
