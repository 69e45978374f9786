'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFavorites } from '@/components/product/wishlist/favorites-list';
import { UndoBar, useUndo } from '@/components/shared/undo-bar';
import { useBackendTexts } from '@/components/shared/use-backend-texts';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { priceText } from '@/components/ui/price';
import { SectionHeading } from '@/components/ui/section-heading';
import { isStorageBlocked } from '@/lib/browser/storage';
import { getCartLines } from '@/lib/domain/cart/cart-view';
import { type CartLineState, hasLineChanged } from '@/lib/domain/cart/line-state';
import type { Favorite } from '@/lib/domain/favorites/favorite';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { acceptAllChanges, cartActions } from '@/stores/flows/cart/cart-actions';
import { useCartVisibility, validateCart } from '@/stores/flows/cart/validate-cart';
import { CartBuildGroup } from '../cart-build-group';
import { CartContent } from '../cart-content';
import { QuietButton } from '../cart-line-parts';
import { useCart } from '../use-cart';
import { CartPageLine } from './cart-page-line';
import { CartSummary, TotalBar } from './cart-summary';

/** The lines whose changes can be accepted: those of their own, and the parts of builds that have another price. */
const getChangeableStates = ({ states, builds }: CartView) => [
  ...states,
  ...builds
    .flatMap(({ parts }) => parts.flatMap(({ change }) => change ?? []))
    .filter(({ stock }) => stock === 'enough'),
];

/** Whether the backend could check every line of a guest's cart. A customer's cart comes from the server: no check. */
function useCartValidation(isOfDevice: boolean) {
  const [isConfirmed, setConfirmed] = useState(true);
  useEffect(() => {
    if (isOfDevice) void validateCart().then(setConfirmed);
  }, [isOfDevice]);
  return isConfirmed || !isOfDevice;
}

export const CartScreen = withQueryClient(function CartScreen(props: { skeleton: ReactNode }) {
  const { t } = useTranslation('cart');
  useBackendTexts('cart');
  const view = useCart(true);
  const { states } = view;
  const lines = getCartLines(view);
  const count = lines.length;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const allIds = states.map(({ line }) => line.product.id);
  const changeable = getChangeableStates(view);
  useCartVisibility(true, view);
  const isConfirmed = useCartValidation(view.customerId === null);
  const { text, offer, undo, forget } = useUndo();
  const list = useRef<HTMLDivElement>(null);

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
        <CartContent view={view} skeleton={props.skeleton}>
          <div className="mt-2 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
            <section aria-label={t('page.lines')} className="min-w-0">
              <p className="flex min-h-12 items-center border-b border-line text-ink-soft">
                {t('lines', { count })}
                {pieces > count && ` · ${t('pieces', { count: pieces })}`}
              </p>
              <ChangesBar states={changeable} isConfirmed={isConfirmed} onAccept={accept} />
              <ul>
                {states.map((state) => (
                  <CartPageLine
                    key={state.line.product.id + state.line.assemblyId}
                    state={state}
                    allIds={allIds}
                    onRemoved={offer}
                  />
                ))}
              </ul>
              {view.builds.map((group) => (
                <CartBuildGroup key={group.key} group={group} onRemoved={offer} />
              ))}
              <div className="mt-1 text-right">
                <QuietButton
                  onClick={() => offer({ text: t('cleared'), revert: cartActions().clear() })}
                >
                  {t('clear')}
                </QuietButton>
              </div>
            </section>
            <CartSummary view={view} />
          </div>
          <TotalBar view={view} />
        </CartContent>
      </div>
      <FavoritesSection favorites={useFavorites()} />
    </>
  );
});

interface ChangesBarProps {
  states: readonly CartLineState[];
  /** False when the backend could not be asked about some line. */
  isConfirmed: boolean;
  onAccept: () => void;
}

function ChangesBar({ states, isConfirmed, onAccept }: ChangesBarProps) {
  const { t } = useTranslation('cart');
  const count = states.filter(hasLineChanged).length;
  return (
    <div role="status">
      {!isConfirmed && (
        <p className="flex items-center gap-2 border-b border-line py-3 text-sm">
          <Icon name="offline" className="size-5 text-warn" />
          {t(isStorageBlocked() ? 'page.unconfirmedHere' : 'page.unconfirmed')}
        </p>
      )}
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 border-b border-line py-1">
          <p className="flex min-w-0 flex-[1_1_14rem] items-center gap-2 py-2 font-semibold">
            <Icon name="warning" className="size-5 text-warn" />
            {t('change.count', { count })}
          </p>
          {count > 1 && (
            <button
              type="button"
              onClick={onAccept}
              className="min-h-11 font-semibold text-brand underline underline-offset-4 hover:no-underline"
            >
              {t('change.acceptAll')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const MAX_SHOWN = 12;

function FavoritesSection({ favorites }: { favorites: readonly Favorite[] }) {
  const { t } = useTranslation('cart');
  if (favorites.length === 0 || !hasFeature('wishlists')) return null;
  return (
    <section aria-labelledby="cart-favorites" className="mt-10">
      <SectionHeading id="cart-favorites" title={t('favorites')} />
      <ul className="flex snap-x gap-4 overflow-x-auto pb-2">
        {favorites.slice(0, MAX_SHOWN).map((favorite) => (
          <li key={favorite.id} className="w-36 shrink-0 snap-start md:w-44">
            <a
              href={route('products', { slug: favorite.slug })}
              className="group block rounded-md focus-visible:outline-offset-[-3px]"
            >
              <Picture
                src={favorite.image}
                alt=""
                width={176}
                className="aspect-square w-full rounded-md bg-plate object-contain p-2"
              />
              <span className="mt-2 line-clamp-2 text-sm leading-snug group-hover:underline">
                {favorite.name}
              </span>
              <span className="mt-1 block font-semibold">
                {priceText(getDisplayPrices(favorite.pricing).final)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
