import { fixedImage } from '@/components/ui/image-props';
import { CardPrice } from '@/components/ui/price';
import { formatPrice } from '@/lib/domain/money';
import { getProductBadges, type ProductBadge } from '@/lib/domain/product/badges';
import { splitCardName } from '@/lib/domain/product/card-name';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { ProductSummary } from '@/lib/domain/product/types';
import type { Texts } from '@/lib/i18n/types';
import { route } from '@/lib/routing/routes';
import { badgeText } from './product-texts';

const WIDTH = 192;

/** These have another text for a visitor with a place (`visitor-chunk.tsx`), which hides the one of the `<span>`. */
const PLACE_BADGES = new Set<ProductBadge['id']>(['delivery', 'free-shipping', 'fast-pickup']);

interface CardContentProps {
  product: ProductSummary;
  t: Texts<'product'>;
  /** The card is in the first view, so its picture loads eagerly. */
  isFirst?: boolean;
  headingLevel?: 2 | 3;
  /** Of the category that the page names in its heading: a narrow card does not repeat it before the name. */
  categoryName?: string;
}

/**
 * A product card (spec 2.4). The link on the name covers the whole card. Of the facts a grid shows the months and the delivery, the
 * view in rows all of them; `isCompact` leaves them out.
 */
export function CardContent(props: CardContentProps & { isCompact: boolean }) {
  const { product, t, isCompact, isFirst = false, headingLevel = 3, categoryName = '' } = props;
  const Heading = `h${headingLevel}` as const;
  const { common, final, hasDiscount, isCash } = getDisplayPrices(product.pricing);
  const { kind, rest } = splitCardName(product.name, categoryName);
  const all = getProductBadges(product);
  const find = (...ids: ProductBadge['id'][]) => all.find(({ id }) => ids.includes(id));
  const state = find('sold', 'last-pieces');
  const discount = find('discount');
  const facts = all.filter((badge) => badge !== state && badge !== discount);
  return (
    <>
      {/* The alternative text is empty because the name stands beside the picture. The <picture> element stops React
          from adding a preload link to the head. */}
      <picture>
        <img
          className="card-pic"
          {...fixedImage(product.cover?.medium, WIDTH)}
          width={WIDTH}
          height={WIDTH}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          alt=""
        />
      </picture>
      <div className="card-body">
        <Heading className="card-name">
          <a href={route('products', { slug: product.slug })}>
            {kind && (
              <>
                <span>{kind}</span>{' '}
              </>
            )}
            {rest}
          </a>
        </Heading>
        {product.reviewsCount !== null && product.reviewsCount > 0 && product.rating > 0 && (
          <p className="card-stars">
            {t('card.rating', {
              rating: product.rating.toFixed(1),
              count: product.reviewsCount,
            })}
          </p>
        )}
        <p className="card-price">
          <CardPrice value={final} />
          {isCash && <span>{t('card.cash')}</span>}
          {hasDiscount && (
            <s>
              <span>{t('price.common')} </span>
              {formatPrice(common)}
            </s>
          )}
        </p>
        {discount && <p className="card-off fact fact-discount">{badgeText(discount, t)}</p>}
        {state && <p className={`card-${state.id}`}>{badgeText(state, t)}</p>}
        {!isCompact && facts.length > 0 && (
          <ul className="card-facts">
            {facts.map((badge) => (
              <li key={badge.id} className={`fact fact-${badge.id}`}>
                {PLACE_BADGES.has(badge.id) ? (
                  <span>{badgeText(badge, t)}</span>
                ) : (
                  badgeText(badge, t)
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
