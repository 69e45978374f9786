'use client';

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useFavorites } from '@/components/product/wishlist/use-favorites';
import { UndoBar } from '@/components/shared/undo-bar';
import { useUndo } from '@/components/shared/use-undo';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { useTranslation } from '@/lib/i18n/client';
import { acceptAll } from '@/stores/flows/cart/accept-changes';
import { cartActions } from '@/stores/flows/cart/cart-actions';
import { useCartShown } from '@/stores/flows/cart/cart-shown';
import { confirmCart } from '@/stores/flows/cart/confirm-line';
import { moveToFavorites } from '@/stores/flows/cart/move-to-favorites';
import { AssemblyGroup } from '../assembly-group';
import { CartState } from '../cart-state';
import { useCart } from '../use-cart';
import { CartSummary } from './cart-summary';
import { ChangesBar } from './changes-bar';
import { DeviceAssemblies } from './device-assemblies';
import { FavoritesSection } from './favorites-section';
import { ListHead } from './list-head';
import { PageLine } from './page-line';
import { TotalBar } from './total-bar';

/** The cart page's content, rendered in the browser. */
export function CartScreen(props: { skeleton: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={props.skeleton}>
      <Screen skeleton={props.skeleton} />
      {props.children}
    </Suspense>
  );
}

/** Whether the backend could check every line of a guest's cart. A customer's cart comes from the server: no check. */
function useConfirmation(isOfDevice: boolean) {
  const [isConfirmed, setConfirmed] = useState(true);
  useEffect(() => {
    if (!isOfDevice) return;
    let isShown = true;
    confirmCart().then((isComplete) => isShown && setConfirmed(isComplete));
    return () => {
      isShown = false;
    };
  }, [isOfDevice]);
  return isConfirmed || !isOfDevice;
}

function Screen({ skeleton }: { skeleton: ReactNode }) {
  const { t } = useTranslation('cart');
  const view = useCart(true);
  const { states, assemblies } = view;
  useCartShown(true, view);
  const isConfirmed = useConfirmation(view.customerId === null);
  const { text, offer, undo, forget } = useUndo();
  const list = useRef<HTMLDivElement>(null);

  const takeOut = (key: string, name: string) =>
    offer({ text: t('removed', { name }), revert: cartActions().remove(key) });
  const toFavorites = (line: GuestCartLine) =>
    offer({ text: t('moved', { name: line.product.name }), revert: moveToFavorites(line) });
  const accept = () => {
    const revert = acceptAll(states);
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
        <CartState view={view} skeleton={skeleton}>
          <div className="mt-2 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
            <section aria-label={t('page.lines')} className="min-w-0">
              <ListHead
                view={view}
                onClear={() => offer({ text: t('cleared'), revert: cartActions().clear() })}
              />
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
              <DeviceAssemblies states={states} />
              {assemblies.map((group) => (
                <AssemblyGroup key={group.key} group={group} onRemoved={offer} />
              ))}
              <TotalBar view={view} />
            </section>
            <CartSummary view={view} />
          </div>
        </CartState>
      </div>
      <FavoritesSection favorites={useFavorites()} />
    </>
  );
}
