import { fixedImage } from '@/components/ui/image-props';
import { formatPrice } from '@/lib/domain/money';
import { type Badge, badges } from '@/lib/domain/product/badges';
import { imageUrl } from '@/lib/domain/product/images';
import { shownPrices } from '@/lib/domain/product/pricing';
import type { ProductSummary } from '@/lib/domain/product/types';
import { route } from '@/lib/routing/routes';
import { badgeText } from './badge-text';
import { CardPrice } from './card-price';
import type { ProductTexts } from './product-texts';

/** Drawn at most this wide, in CSS pixels. */
const WIDTH = 192;

export interface CardFaceProps {
  product: ProductSummary;
  t: ProductTexts;
  /** First view: its picture loads at once. */
  isFirst?: boolean;
  headingLevel?: 2 | 3;
}

/**
 * What a card shows (spec 2.4). The name's link covers the whole card.
 * @param isTile picture, name and price only
 */
export function CardFace(props: CardFaceProps & { isTile: boolean }) {
  const { product, t, isTile, isFirst = false, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  const { common, final, hasDiscount } = shownPrices(product.pricing);
  const all = badges(product);
  const find = (...ids: Badge['id'][]) => all.find(({ id }) => ids.includes(id));
  const state = find('sold', 'last-pieces');
  const discount = find('discount');
  const facts = all.filter((badge) => badge !== state && badge !== discount);
  return (
    <>
      {/* Its alternative text is empty because the name stands beside it. In a <picture> of its own React does not
          name it once more in the head. */}
      <picture>
        <img
          className="card-pic"
          {...fixedImage(imageUrl(product.cover, 'medium'), WIDTH)}
          width={WIDTH}
          height={WIDTH}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          alt=""
        />
      </picture>
      <div className="card-body">
        <Heading className="card-name">
          <a href={route('products', { slug: product.slug })}>{product.name}</a>
        </Heading>
        {product.reviewsCount > 0 && (
          <p className="card-stars">
            {t('card.rating', {
              rating: product.rating.toFixed(1),
              count: product.reviewsCount,
            })}
          </p>
        )}
        <p className="card-price">
          {hasDiscount && <s>{formatPrice(common)}</s>}
          <CardPrice value={final} />
        </p>
        {hasDiscount && product.pricing.mwiOneDiscPercent > 0 && <p>{t('price.cash')}</p>}
        {discount && <p className="card-off fact fact-discount">{badgeText(discount, t)}</p>}
        {!isTile && facts.length > 0 && (
          <ul className="card-facts">
            {facts.map((badge) => (
              <li key={badge.id} className={`fact fact-${badge.id}`}>
                {badgeText(badge, t)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {state && (
        <p className={state.id === 'sold' ? 'card-tag card-tag-sold' : 'card-tag'}>
          {badgeText(state, t)}
        </p>
      )}
    </>
  );
}
