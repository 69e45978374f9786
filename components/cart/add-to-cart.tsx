import { type ButtonLook, type ButtonSize, buttonClass } from '@/components/ui/button';
import { toCartItem } from '@/lib/domain/cart/lines';
import { availability, isPurchasable } from '@/lib/domain/product/availability';
import type { ProductSummary } from '@/lib/domain/product/types';
import { texts } from '@/lib/i18n/server';
import { AddToCartButton } from './add-to-cart-button';

const t = texts('cart');
/** One object for all buttons of a page, so that its payload holds it once. */
export const addToCartLabels = { add: t('add'), added: t('added') };

interface AddToCartProps {
  product: ProductSummary;
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
  /** Says why there is no button when scripts are off; one per page is enough. */
  withHint?: boolean;
}

/** The button that puts a product in the cart, or why it cannot be bought here. */
export function AddToCart({ product, look, size, className, withHint }: AddToCartProps) {
  if (!isPurchasable(product)) {
    const isSold = availability(product) === 'sold';
    return (
      <button type="button" disabled className={buttonClass('secondary', size, className)}>
        {t(isSold ? 'sold' : 'onlyInStores')}
      </button>
    );
  }
  return (
    <>
      <AddToCartButton
        line={toCartItem(product, 1)}
        labels={addToCartLabels}
        look={look}
        size={size}
        className={className}
      />
      {withHint && (
        <p className="hidden text-sm text-ink-soft noscript:block">{t('needsScript')}</p>
      )}
    </>
  );
}
