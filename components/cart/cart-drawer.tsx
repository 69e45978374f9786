'use client';

import { Suspense, useEffect, useRef } from 'react';
import { FavoritesList } from '@/components/product/wishlist/favorites-list';
import type { PanelProps } from '@/components/shared/use-panel';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { cartActions } from '@/stores/flows/cart/cart-actions';
import { useCartShown } from '@/stores/flows/cart/cart-shown';
import { refreshCart } from '@/stores/flows/cart/confirm-line';
import { linesOfCart } from '@/stores/flows/cart/lines-of-cart';
import { UndoBar } from '../shared/undo-bar';
import { useUndo } from '../shared/use-undo';
import { AssemblyGroup } from './assembly-group';
import { CartLine } from './cart-line';
import { CartState, isEmptyCart } from './cart-state';
import { CartTotals } from './cart-totals';
import { LinesSkeleton } from './lines-skeleton';
import { useCart } from './use-cart';

/** The cart in a drawer at the right of the page. */
export function CartDrawer(props: PanelProps) {
  return (
    <Suspense fallback={null}>
      <Drawer {...props} />
    </Suspense>
  );
}

function Drawer({ open, onOpenChange }: PanelProps) {
  const { t } = useTranslation('cart');
  const view = useCart(open);
  const { states, assemblies, customerId } = view;
  const { text, offer, undo, forget } = useUndo();
  useCartShown(open, view);

  useEffect(() => {
    if (open && customerId === null) void refreshCart();
  }, [open, customerId]);

  // When the shopper goes on to the payment, the focus belongs to the new page and not to the cart button.
  const isLeaving = useRef(false);
  const changeOpen = (next: boolean) => {
    if (!next) forget();
    onOpenChange(next);
  };
  const leave = () => {
    isLeaving.current = location.pathname !== route('cart-payment');
    changeOpen(false);
  };
  const count = linesOfCart(view).length;
  return (
    <DialogPanel
      open={open}
      onOpenChange={changeOpen}
      title={t('title')}
      note={count > 0 ? t('lines', { count }) : undefined}
      closeLabel={t('close')}
      side="right"
      returnsFocus={() => {
        const isReturning = !isLeaving.current;
        isLeaving.current = false;
        return isReturning;
      }}
    >
      <UndoBar text={text} undoLabel={t('undo')} onUndo={undo} />
      <div className="flex-1 overflow-y-auto overscroll-contain">
        <div className="px-4">
          <CartState view={view} skeleton={<LinesSkeleton label={t('page.loading')} />}>
            <ul>
              {states.map((state) => (
                <CartLine
                  key={state.line.product.id + state.line.assemblyId}
                  state={state}
                  onRemove={(key, name) =>
                    offer({ text: t('removed', { name }), revert: cartActions().remove(key) })
                  }
                />
              ))}
            </ul>
            {assemblies.map((group) => (
              <AssemblyGroup key={group.key} group={group} onRemoved={offer} />
            ))}
          </CartState>
        </div>
        <FavoritesList />
      </div>
      {!isEmptyCart(view) && (
        <CartTotals
          view={view}
          onClear={() => offer({ text: t('cleared'), revert: cartActions().clear() })}
          onPay={leave}
        />
      )}
    </DialogPanel>
  );
}
