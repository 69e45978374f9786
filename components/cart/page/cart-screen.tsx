'use client';

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useFavorites } from '@/components/wishlist/use-favorites';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { useTranslation } from '@/lib/i18n/client';
import { useCartStore } from '@/stores/cart-store';
import { acceptAll } from '../accept-changes';
import { useCartShown } from '../cart-shown';
import { confirmCart } from '../confirm-line';
import { EmptyCart } from '../empty-cart';
import { UndoBar } from '../undo-bar';
import { useLineStates } from '../use-line-states';
import { useUndo } from '../use-undo';
import { CartSummary } from './cart-summary';
import { ChangesBar } from './changes-bar';
import { FavoritesSection } from './favorites-section';
import { ListHead } from './list-head';
import { moveToFavorites } from './move-to-favorites';
import { PageLine } from './page-line';
import { TotalBar } from './total-bar';

/** The cart's page, in the browser. */
export function CartScreen(props: { skeleton: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={props.skeleton}>
      <Screen />
      {props.children}
    </Suspense>
  );
}

/** Whether the backend could be asked about every line. */
function useConfirmation() {
  const [isConfirmed, setConfirmed] = useState(true);
  useCartShown(true);
  useEffect(() => {
    let isShown = true;
    confirmCart().then((isComplete) => isShown && setConfirmed(isComplete));
    return () => {
      isShown = false;
    };
  }, []);
  return isConfirmed;
}

function Screen() {
  const { t } = useTranslation('cart');
  const states = useLineStates();
  const isConfirmed = useConfirmation();
  const { text, offer, undo, forget } = useUndo();
  const list = useRef<HTMLDivElement>(null);
  const { remove, clear, restore } = useCartStore.getState();

  const offerBack = (done: string, previous: readonly GuestCartLine[]) =>
    offer({ text: done, revert: () => restore(previous) });
  const takeOut = (key: string, name: string) => offerBack(t('removed', { name }), remove(key));
  const toFavorites = (line: GuestCartLine) =>
    offer({ text: t('moved', { name: line.product.name }), revert: moveToFavorites(line) });
  const accept = () => {
    const previous = acceptAll(states);
    if (previous) offerBack(t('change.removed'), previous);
    list.current?.focus();
  };
  const takeBack = () => {
    undo();
    // The button that had the focus is gone.
    list.current?.focus();
  };
  return (
    <>
      {/* Fixed to the screen: what was taken out may have been anywhere on the page. */}
      <UndoBar
        text={text}
        undoLabel={t('undo')}
        onUndo={takeBack}
        floating={{ closeLabel: t('closeNotice'), onClose: forget }}
      />
      <div ref={list} tabIndex={-1}>
        {states.length === 0 ? (
          <EmptyCart />
        ) : (
          <div className="mt-2 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
            <section aria-label={t('page.lines')} className="min-w-0">
              <ListHead states={states} onClear={() => offerBack(t('cleared'), clear())} />
              <ChangesBar states={states} isConfirmed={isConfirmed} onAccept={accept} />
              <ul>
                {states.map((state) => (
                  <PageLine
                    key={state.line.product.id + state.line.assemblyId}
                    state={state}
                    onRemove={takeOut}
                    onMove={toFavorites}
                  />
                ))}
              </ul>
              <TotalBar states={states} />
            </section>
            <CartSummary states={states} />
          </div>
        )}
      </div>
      <FavoritesSection favorites={useFavorites()} />
    </>
  );
}
