'use client';

import { Suspense, useEffect, useRef } from 'react';
import { FavoritesList } from '@/components/product/wishlist/favorites-list';
import type { LazyDialogProps } from '@/components/shared/use-lazy-dialog';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { cartActions } from '@/stores/flows/cart/cart-actions';
import { useCartVisibility } from '@/stores/flows/cart/cart-visibility';
import { getCartLines } from '@/stores/flows/cart/get-cart-lines';
import { refreshCartPrices } from '@/stores/flows/cart/validate-cart';
import { UndoBar, useUndo } from '../shared/undo-bar';
import { CartBuildGroup } from './cart-build-group';
import { CartContent, isCartEmpty } from './cart-content';
import { CartDrawerLine } from './cart-drawer-line';
import { CartTotals } from './cart-totals';
import { useCart } from './use-cart';

/** The cart in a drawer at the right of the page. */
export function CartDrawer(props: LazyDialogProps) {
  return (
    <Suspense fallback={null}>
      <Drawer {...props} />
    </Suspense>
  );
}

function Drawer({ open, onOpenChange }: LazyDialogProps) {
  const { t } = useTranslation('cart');
  const view = useCart(open);
  const { states, assemblies, customerId } = view;
  const freeShipping = view.totals?.freeShippingProducts ?? [];
  const { text, offer, undo, forget } = useUndo();
  useCartVisibility(open, view);

  useEffect(() => {
    if (open && customerId === null) void refreshCartPrices();
  }, [open, customerId]);

  // When the shopper goes on to the payment, the focus belongs to the new page and not to the cart button.
  const isLeaving = useRef(false);
  const changeOpen = (next: boolean) => {
    if (!next) forget();
    onOpenChange(next);
  };
  const leave = (href: string) => {
    isLeaving.current = location.pathname !== href;
    changeOpen(false);
  };
  const count = getCartLines(view).length;
  return (
    <DialogPanel
      open={open}
      onOpenChange={changeOpen}
      title={t('title')}
      note={count > 0 ? t('lines', { count }) : undefined}
      closeLabel={t('close')}
      side="right"
      shouldReturnFocus={() => {
        const isReturning = !isLeaving.current;
        isLeaving.current = false;
        return isReturning;
      }}
    >
      <UndoBar text={text} undoLabel={t('undo')} onUndo={undo} />
      <div className="flex-1 overflow-y-auto overscroll-contain">
        <div className="px-4">
          <CartContent view={view} skeleton={<CartLinesSkeleton label={t('page.loading')} />}>
            <ul>
              {states.map((state) => (
                <CartDrawerLine
                  key={state.line.product.id + state.line.assemblyId}
                  state={state}
                  freeShipping={freeShipping}
                  onRemove={(key, name) =>
                    offer({ text: t('removed', { name }), revert: cartActions().removeLine(key) })
                  }
                />
              ))}
            </ul>
            {assemblies.map((group) => (
              <CartBuildGroup
                key={group.key}
                group={group}
                freeShipping={freeShipping}
                onRemoved={offer}
              />
            ))}
          </CartContent>
        </div>
        {hasFeature('wishlists') && <FavoritesList />}
      </div>
      {!isCartEmpty(view) && (
        <CartTotals
          view={view}
          onClear={() => offer({ text: t('cleared'), revert: cartActions().clear() })}
          onContinue={leave}
        />
      )}
    </DialogPanel>
  );
}

const LINES = [1, 2];

/** Has the size of two lines of the drawer. */
function CartLinesSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      {LINES.map((line) => (
        <div key={line} className="grid grid-cols-[5rem_1fr] gap-x-3 border-b border-line py-4">
          <div className="skeleton aspect-square w-20" />
          <div className="grid content-start gap-3">
            <div className="skeleton h-4 w-11/12" />
            <div className="skeleton h-11 w-36" />
          </div>
        </div>
      ))}
    </div>
  );
}
