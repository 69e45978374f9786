import { CardPrice } from '@/components/product/card-price';
import { Picture } from '@/components/ui/picture';
import type { WishlistItem } from '@/lib/domain/favorites/wishlist';
import { formatPrice } from '@/lib/domain/money';
import { getAvailability } from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
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
export function WishlistItemSummary({ item, product, isGone }: WishlistItemSummaryProps) {
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
