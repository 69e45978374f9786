'use client';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { getLinesOffer } from '@/lib/domain/cart/line-offer';
import { type CartLineState, hasLineChanged } from '@/lib/domain/cart/line-state';
import { getLineKey } from '@/lib/domain/cart/lines';
import { isPickupWithoutStore, summarizeCustomerCart } from '@/lib/domain/cart/purchase-price';
import type { CartLine } from '@/lib/domain/cart/types';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import type { Texts } from '@/lib/i18n/types';
import { useCustomerCartView } from '@/stores/cart/customer-cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { cartActions } from '@/stores/flows/cart/cart-actions';
import { isCartOfCheckout } from '@/stores/flows/checkout/sync-checkout';
import { QuantityStepper } from '../shared/quantity-stepper';
import type { UndoableAction } from '../shared/undo-bar';

/** The summary of a customer's cart, with the chosen insurance and pickup. @param lines those that the totals are about */
export function useCustomerCartSummary(
  totals: CustomerCartTotals,
  lines: readonly CartLine[] | null,
) {
  const hasShippingInsurance = useCheckoutStore((state) => state.hasShippingInsurance);
  const isInsuranceChosen = useCheckoutStore((state) => state.isInsuranceChosen);
  // As in the checkout's summary, unless another device has changed the cart since: then the checkout starts anew.
  const isPickedUp = useCheckoutStore(
    (state) => isPickupWithoutStore(state) && (!lines || isCartOfCheckout(state, lines)),
  );
  const choice = { hasShippingInsurance, isInsuranceChosen, isPickedUp };
  const { couponCode, ivaPercentage } = totals;
  const pieces = (lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...summarizeCustomerCart(totals, choice, lines), pieces, couponCode, ivaPercentage };
}

export const quietClass =
  'inline-flex min-h-11 items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink';

/** Beside a line or below a list, seldom pressed. */
export const QuietButton = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className={quietClass} />
);

export const removeCartLine = (line: CartLine, t: Texts<'cart'>): UndoableAction => ({
  text: t('removed', { name: line.product.name }),
  revert: cartActions().removeLine(getLineKey(line)),
});

export function LineQuantity({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const { product, quantity } = line;
  return (
    <QuantityStepper
      name={product.name}
      quantity={quantity}
      stock={product.stock}
      onChange={(wanted) => cartActions().setQuantity(getLineKey(line), wanted)}
      onRemove={onRemove}
    />
  );
}

export function LineTotal({ state, className }: { state: CartLineState; className?: string }) {
  const { t } = useTranslation('cart');
  const { line, available } = state;
  if (available === 0) return <span className="text-sm text-ink-soft">{t('notCounted')}</span>;
  const offer = getLinesOffer([{ ...line, quantity: available }]);
  return (
    <span className={`text-right whitespace-nowrap ${className}`}>{formatPrice(offer.price)}</span>
  );
}

/** What the server gives a line: the promotion by its name, and that it is sent for nothing. */
export function LineTerms({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  const promotion = line.sent?.promotion;
  const promoted = useCustomerCartView()?.totals?.freeShippingProducts;
  const isFree = promoted?.includes(line.product.id);
  if (!promotion && !isFree) return null;
  return (
    <div className="mt-1 text-sm text-saved">
      {promotion && <p>{t('line.promotion', { name: promotion })}</p>}
      {isFree && <p className="font-medium">{t('line.freeShipping')}</p>}
    </div>
  );
}

/** Accepts what changed in a line, or takes the line out. @param name of the product, for screen readers */
export function FixButton(props: { label: string; name: string; onClick: () => void }) {
  const { label, name, onClick } = props;
  return (
    <button
      type="button"
      aria-label={`${label}: ${name}`}
      onClick={onClick}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:no-underline"
    >
      {label}
    </button>
  );
}

/** What changed in a line since it was added; '' when nothing did. */
export function lineChangeText(state: CartLineState, t: Texts<'cart'>): string {
  const { line, available, stock, price, reason } = state;
  return [
    price &&
      t(price.now > price.before ? 'change.up' : 'change.down', {
        before: formatPrice(price.before),
        now: formatPrice(price.now),
      }),
    stock === 'short' && t('change.short', { count: available }),
    stock === 'short' && t('change.asked', { count: line.quantity }),
    stock === 'sold' && t('change.sold'),
    stock === 'gone' && t('change.gone'),
    stock === 'enough' && reason,
  ]
    .filter((text) => typeof text === 'string')
    .join(' ');
}

export function LineChangeNotice(props: { state: CartLineState; onRemove: () => void }) {
  const { state, onRemove } = props;
  const { t } = useTranslation('cart');
  if (!hasLineChanged(state)) return null;
  const { line, available, stock, price, reason } = state;
  const isGood = stock === 'enough' && !reason && price !== null && price.now < price.before;
  const accept = stock === 'short' ? 'change.keep' : 'change.accept';
  return (
    <div
      className={`mt-2 flex flex-wrap items-center gap-x-4 rounded-md px-3 py-1 text-sm ${
        isGood ? 'bg-saved-wash text-saved' : 'bg-warn-wash text-warn'
      }`}
    >
      <p className="flex min-w-0 flex-[1_1_12rem] items-center gap-2 py-1.5">
        <Icon name={isGood ? 'percent' : 'warning'} className="size-4" />
        <span className="min-w-0 font-medium">{lineChangeText(state, t)}</span>
      </p>
      {(price !== null || stock !== 'enough') && (
        <FixButton
          label={t(available === 0 ? 'change.remove' : accept, { count: available })}
          name={line.product.name}
          onClick={available === 0 ? onRemove : () => cartActions().acceptChange(state)}
        />
      )}
    </div>
  );
}
