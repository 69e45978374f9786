'use client';
import { Suspense, useEffect, useRef } from 'react';
import { FavoritesList } from '@/components/product/wishlist/favorites-list';
import { BoughtName } from '@/components/shared/bought-name';
import type { LazyDialogProps } from '@/components/shared/use-lazy-dialog';
import { ButtonLink } from '@/components/ui/button';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { getCartLines, getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { calculateGuestCartTotals, priceGuestCart } from '@/lib/domain/cart/guest-cart-summary';
import { getLinesOffer } from '@/lib/domain/cart/line-offer';
import type { CartLineState } from '@/lib/domain/cart/line-state';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { cartActions } from '@/stores/flows/cart/cart-actions';
import { refreshCartPrices, useCartVisibility } from '@/stores/flows/cart/validate-cart';
import { type UndoableAction, UndoBar, useUndo } from '../shared/undo-bar';
import { CartBuildGroup } from './cart-build-group';
import { CartContent, isCartEmpty } from './cart-content';
import {
  LineChangeNotice,
  LineQuantity,
  LineTerms,
  LineTotal,
  QuietButton,
  removeCartLine,
  useCustomerCartSummary,
} from './cart-line-parts';
import { OfferNote, UnitPrice } from './line-offer';
import { CheckoutButton } from './page/checkout-button';
import { CartAmounts } from './summary-parts';
import { useCart } from './use-cart';

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
  const { states, customerId, totals } = view;
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
                  onRemoved={offer}
                />
              ))}
            </ul>
            {view.builds.map((group) => (
              <CartBuildGroup key={group.key} group={group} onRemoved={offer} />
            ))}
          </CartContent>
        </div>
        {hasFeature('wishlists') && <FavoritesList />}
      </div>
      {!isCartEmpty(view) && (
        <div className="shrink-0 border-t border-line bg-surface px-4 pt-3 pb-4">
          {totals ? <CustomerTotals totals={totals} view={view} /> : <GuestTotals view={view} />}
          <CheckoutButton view={view} onContinue={leave} className="mt-3 w-full" />
          <div className="mt-2 flex items-center gap-4">
            <ButtonLink variant="secondary" className="flex-1" href={route('cart-detail')}>
              {t('seeCart')}
            </ButtonLink>
            <QuietButton
              onClick={() => offer({ text: t('cleared'), revert: cartActions().clear() })}
            >
              {t('clear')}
            </QuietButton>
          </div>
        </div>
      )}
    </DialogPanel>
  );
}

interface CartDrawerLineProps {
  state: CartLineState;
  onRemoved: (done: UndoableAction) => void;
}

function CartDrawerLine({ state, onRemoved }: CartDrawerLineProps) {
  const { t } = useTranslation('cart');
  const { line, available } = state;
  const { product, quantity } = line;
  const remove = () => onRemoved(removeCartLine(line, t));
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-3 border-b border-line py-4">
      <Picture
        src={product.image}
        alt=""
        width={80}
        className="aspect-square w-20 rounded-sm bg-plate object-contain p-1"
      />
      <div className="min-w-0">
        <BoughtName
          name={product.name}
          product={product}
          className="line-clamp-3 text-sm leading-snug font-medium"
        />
        <UnitPrice
          line={{ ...line, quantity: available || quantity }}
          className="mt-1 text-sm text-ink-soft"
        />
        {available > 0 && <LineTerms line={line} />}
        <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-1">
          {available > 0 && <LineQuantity line={line} onRemove={remove} />}
          <button
            type="button"
            onClick={remove}
            aria-label={t('remove', { name: product.name })}
            className="inline-flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <Icon name="trash" />
          </button>
          <LineTotal state={state} className="ml-auto font-semibold" />
        </div>
        {available > 0 && (
          <OfferNote
            offer={getLinesOffer([{ ...line, quantity: available }])}
            className="mt-1 w-full justify-end text-sm"
          />
        )}
        <LineChangeNotice state={state} onRemove={remove} />
        {quantity === product.stock && (
          <p className="mt-1 text-sm text-warn">{t('stockLimit', { count: product.stock })}</p>
        )}
      </div>
    </li>
  );
}

/** Has the size of two lines of the drawer. */
function CartLinesSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      {[1, 2].map((line) => (
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

function GuestTotals({ view }: { view: CartView }) {
  const { t } = useTranslation('cart');
  const lines = getPurchasableCartLines(view);
  const sum = calculateGuestCartTotals(lines);
  const { totals, ...price } = priceGuestCart(lines, sum, { shipping: null, insurance: 0 });
  const summary = { ...totals, ...price, pieces: sum.pieces };
  return <CartAmounts isSmall isSubtotal summary={summary} note={t('pricesNote')} />;
}

function CustomerTotals({ totals, view }: { totals: CustomerCartTotals; view: CartView }) {
  const summary = useCustomerCartSummary(totals, view.totalsLines);
  return <CartAmounts isSmall summary={summary} isChanging={view.isChanging} />;
}
