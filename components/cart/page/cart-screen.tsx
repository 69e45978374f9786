'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFavorites } from '@/components/product/wishlist/favorites-list';
import { UndoBar } from '@/components/shared/undo-bar';
import { useBackendTexts } from '@/components/shared/use-backend-texts';
import { useUndo } from '@/components/shared/use-undo';
import { withQueryClient } from '@/components/shared/with-query-client';
import type { CartLine } from '@/lib/domain/cart/types';
import { useTranslation } from '@/lib/i18n/client';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { acceptAllChanges } from '@/stores/flows/cart/accept-changes';
import { cartActions } from '@/stores/flows/cart/cart-actions';
import { useCartVisibility } from '@/stores/flows/cart/cart-visibility';
import { getCartLines } from '@/stores/flows/cart/get-cart-lines';
import { moveToFavorites } from '@/stores/flows/cart/move-to-favorites';
import { validateCart } from '@/stores/flows/cart/validate-cart';
import { CartBuildGroup } from '../cart-build-group';
import { CartContent } from '../cart-content';
import { useCart } from '../use-cart';
import { CartPageLine } from './cart-page-line';
import { CartSummary } from './cart-summary';
import { ChangesBar } from './changes-bar';
import { FavoritesSection } from './favorites-section';
import { TotalBar } from './total-bar';

/** The lines whose changes can be accepted: those of their own, and the parts of builds that have another price. */
const getChangeableStates = ({ states, assemblies }: CartView) => [
  ...states,
  ...assemblies
    .flatMap(({ parts }) => parts.flatMap(({ change }) => change ?? []))
    .filter(({ stock }) => stock === 'enough'),
];

/** Whether the backend could check every line of a guest's cart. A customer's cart comes from the server: no check. */
function useCartValidation(isOfDevice: boolean) {
  const [isConfirmed, setConfirmed] = useState(true);
  useEffect(() => {
    if (!isOfDevice) return;
    let isShown = true;
    validateCart().then((isComplete) => isShown && setConfirmed(isComplete));
    return () => {
      isShown = false;
    };
  }, [isOfDevice]);
  return isConfirmed || !isOfDevice;
}

/** The cart page's content, rendered in the browser. */
export const CartScreen = withQueryClient(function CartScreen({
  skeleton,
}: {
  skeleton: ReactNode;
}) {
  const { t } = useTranslation('cart');
  useBackendTexts('cart');
  const view = useCart(true);
  const { states, assemblies } = view;
  const freeShipping = view.totals?.freeShippingProducts ?? [];
  const allIds = states.map(({ line }) => line.product.id);
  const changeable = getChangeableStates(view);
  useCartVisibility(true, view);
  const isConfirmed = useCartValidation(view.customerId === null);
  const { text, offer, undo, forget } = useUndo();
  const list = useRef<HTMLDivElement>(null);

  const takeOut = (key: string, name: string) =>
    offer({ text: t('removed', { name }), revert: cartActions().removeLine(key) });
  const toFavorites = (line: CartLine) =>
    offer({ text: t('moved', { name: line.product.name }), revert: moveToFavorites(line) });
  const accept = () => {
    const revert = acceptAllChanges(changeable);
    if (revert) offer({ text: t('change.removed'), revert });
    list.current?.focus();
  };
  const takeBack = () => {
    undo();
    // The button that had the focus is unmounted.
    list.current?.focus();
  };
  return (
    <>
      {/* Fixed to the screen, because the removed line may have been anywhere on the page. */}
      <UndoBar
        text={text}
        undoLabel={t('undo')}
        onUndo={takeBack}
        floating={{ closeLabel: t('closeNotice'), onClose: forget }}
      />
      <div ref={list} tabIndex={-1}>
        <CartContent view={view} skeleton={skeleton}>
          <div className="mt-2 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
            <section aria-label={t('page.lines')} className="min-w-0">
              <CartListHeader
                view={view}
                onClear={() => offer({ text: t('cleared'), revert: cartActions().clear() })}
              />
              <ChangesBar states={changeable} isConfirmed={isConfirmed} onAccept={accept} />
              <ul>
                {states.map((state) => (
                  <CartPageLine
                    key={state.line.product.id + state.line.assemblyId}
                    state={state}
                    allIds={allIds}
                    freeShipping={freeShipping}
                    onRemove={takeOut}
                    onMoveToFavorites={toFavorites}
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
              <TotalBar view={view} />
            </section>
            <CartSummary view={view} />
          </div>
        </CartContent>
      </div>
      <FavoritesSection favorites={useFavorites()} />
    </>
  );
});

/** The number of lines and units, with a button to empty the cart. */
function CartListHeader({ view, onClear }: { view: CartView; onClear: () => void }) {
  const { t } = useTranslation('cart');
  const lines = getCartLines(view);
  const count = lines.length;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line">
      <p className="text-ink-soft">
        {t('lines', { count })}
        {pieces > count && ` · ${t('pieces', { count: pieces })}`}
      </p>
      <button
        type="button"
        onClick={onClear}
        className="min-h-12 text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        {t('clear')}
      </button>
    </div>
  );
}
