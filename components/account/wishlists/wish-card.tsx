import { AddToCartButton } from '@/components/product/add-to-cart-button';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toCartItem } from '@/lib/domain/cart/lines';
import type { WishlistItem } from '@/lib/domain/favorites/wishlist';
import { isPurchasable } from '@/lib/domain/product/availability';
import type { ProductSummary } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { useQuantity } from './use-quantity';
import { WishFace } from './wish-face';

interface WishCardProps {
  item: WishlistItem;
  /** The current product; null while it is loading and if it is not sold any more. */
  product: ProductSummary | null;
  /** Whether the current products have been loaded. */
  isKnown: boolean;
  onQuantity: (qty: number) => Promise<boolean>;
  onRemove: () => void;
  /** Null when there is no other list. */
  onMove: (() => void) | null;
}

/** Highest quantity of an item. */
const MOST = 99;

/** An item of a list with its actions. */
export function WishCard(props: WishCardProps) {
  const { item, product, isKnown, onQuantity, onRemove, onMove } = props;
  const { t } = useTranslation('wishlists');
  const name = item.product.name || t('goneName');
  const { quantity, change } = useQuantity(item.qty, onQuantity);
  const isGone = isKnown && product === null;
  const step = (label: string, to: number, icon: 'minus' | 'plus') => (
    <button
      type="button"
      aria-label={label}
      disabled={to < 1 || to > MOST}
      onClick={() => void change(to)}
      className={buttonClass('quiet', 'icon')}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <article className="card wish">
      <WishFace item={item} product={product} isGone={isGone} />
      <button
        type="button"
        aria-label={t('removeLabel', { name })}
        title={t('remove')}
        onClick={onRemove}
        className="heart card-heart"
      >
        <Icon name="close" />
      </button>
      <div className="wish-foot">
        <Buy product={product} isKnown={isKnown} quantity={quantity} />
        <div className="wish-row">
          <fieldset className="pieces">
            <legend className="visually-hidden">{t('pieces', { name })}</legend>
            {step(t('less', { name }), quantity - 1, 'minus')}
            <output>{quantity}</output>
            {step(t('more', { name }), quantity + 1, 'plus')}
          </fieldset>
          {onMove && !isGone && (
            <button type="button" aria-label={t('moveLabel', { name })} onClick={onMove}>
              {t('move')}
            </button>
          )}
        </div>
      </div>
    </article>
  );
}

/** The add-to-cart button, or why the product cannot be bought. */
function Buy(props: { product: ProductSummary | null; isKnown: boolean; quantity: number }) {
  const { product, isKnown, quantity } = props;
  const { t } = useTranslation('wishlists');
  if (product && isPurchasable(product)) {
    return (
      <AddToCartButton
        line={toCartItem(product, 1)}
        quantity={Math.min(quantity, product.stockTotal)}
        look="secondary"
      />
    );
  }
  const why = !isKnown
    ? t('checking')
    : !product
      ? t('gone')
      : t(product.stockTotal > 0 ? 'onlyInStores' : 'unavailable');
  return (
    <p className="wish-none" data-waiting={!isKnown || undefined}>
      {why}
    </p>
  );
}
