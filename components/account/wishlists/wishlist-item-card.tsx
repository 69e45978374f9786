import { AddToCartButton } from '@/components/product/add-to-cart-button';
import { CardPrice } from '@/components/product/price-text';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { toCartLine } from '@/lib/domain/cart/lines';
import type { WishlistItem } from '@/lib/domain/favorites/wishlist';
import { formatPrice } from '@/lib/domain/money';
import {
  getAvailability,
  hasPieces,
  isPurchasable,
  limitToPieces,
} from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { ProductSummary } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

interface WishlistItemSummaryProps {
  item: WishlistItem;
  /** The current product; null while it is loading, then the data stored in the list is shown. */
  product: ProductSummary | null;
  isGone: boolean;
}

/** Picture, name, price and stock of an item, in the style of the product cards. */
function WishlistItemSummary({ item, product, isGone }: WishlistItemSummaryProps) {
  const { t } = useTranslation('wishlists');
  const shown = product ?? item.product;
  const { common, final, hasDiscount, isCash, discountPercent } = getDisplayPrices(shown.pricing);
  const state = product && getAvailability(product);
  return (
    <>
      <Picture
        src={product ? product.cover?.medium : item.product.image}
        alt=""
        width={192}
        className={isGone || state === 'sold' ? 'card-pic opacity-50' : 'card-pic'}
      />
      <div className="card-body">
        <h3 className="card-name">
          {isGone ? (
            shown.name || t('goneName')
          ) : (
            <a href={route('products', { slug: shown.slug })}>{shown.name}</a>
          )}
        </h3>
        {!isGone && (
          <>
            <p className="card-price">
              {hasDiscount && (
                <s>
                  <span className="visually-hidden">{t('before')} </span>
                  {formatPrice(common)}
                </s>
              )}
              <CardPrice value={final} />
            </p>
            {isCash && <p>{t('cash')}</p>}
            {hasDiscount && (
              <p className="card-off fact fact-discount">
                {t('off', { percentage: discountPercent })}
              </p>
            )}
          </>
        )}
      </div>
      {state === 'last-pieces' && <p className="card-tag">{t('last')}</p>}
    </>
  );
}

interface WishlistItemCardProps {
  item: WishlistItem;
  /** The current product; null while it is loading and if it is not sold any more. */
  product: ProductSummary | null;
  /** Whether the current products have been loaded. */
  isProductLoaded: boolean;
  onQuantity: (qty: number) => void;
  onRemove: () => void;
  /** Null when there is no other list. */
  onMove: (() => void) | null;
}

/** Highest quantity of an item. */
const MAX_WISHLIST_QUANTITY = 99;

/** An item of a list with its actions. */
export function WishlistItemCard(props: WishlistItemCardProps) {
  const { item, product, isProductLoaded, onQuantity, onRemove, onMove } = props;
  const { t } = useTranslation('wishlists');
  const name = item.product.name || t('goneName');
  const { qty: quantity } = item;
  const isGone = isProductLoaded && product === null;
  const step = (label: string, to: number, icon: 'minus' | 'plus') => (
    <Button
      variant="quiet"
      size="icon"
      icon={icon}
      aria-label={label}
      disabled={to < 1 || to > MAX_WISHLIST_QUANTITY}
      onClick={() => onQuantity(to)}
    />
  );
  return (
    <article className="card wish">
      <WishlistItemSummary item={item} product={product} isGone={isGone} />
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
        <AddToCartOrReason product={product} isKnown={isProductLoaded} quantity={quantity} />
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
function AddToCartOrReason(props: {
  product: ProductSummary | null;
  isKnown: boolean;
  quantity: number;
}) {
  const { product, isKnown, quantity } = props;
  const { t } = useTranslation('wishlists');
  if (product && isPurchasable(product)) {
    return (
      <AddToCartButton
        line={toCartLine(toProductSnapshot(product), 1)}
        quantity={limitToPieces(quantity, product.stockTotal)}
        variant="secondary"
      />
    );
  }
  const why = !isKnown
    ? t('checking')
    : !product
      ? t('gone')
      : t(hasPieces(product.stockTotal) ? 'onlyInStores' : 'unavailable');
  return (
    <p className="wish-none" data-waiting={!isKnown || undefined}>
      {why}
    </p>
  );
}
