import Link from 'next/link';
import { AddToCart } from '@/components/cart/add-to-cart';
import { formatPrice } from '@/lib/domain/money';
import { badges, cardType } from '@/lib/domain/product/availability';
import { shownPrices } from '@/lib/domain/product/pricing';
import type { ProductSummary } from '@/lib/domain/product/types';
import { toFavorite } from '@/lib/domain/wishlist/favorite';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routes';
import { badgeText } from './badge-text';
import { CardPicture } from './card-picture';
import { CardPrice } from './card-price';
import { CardTools } from './card-tools';

/** One object for all cards of a page, so that its payload holds it once. */
const toolLabels = { favorite: texts('cart')('favorite'), compare: texts('compare')('toggle') };

interface ProductCardProps {
  product: ProductSummary;
  /** First view: its picture loads at once. */
  priority?: boolean;
  headingLevel?: 2 | 3;
}

/** A product in a list (spec 2.4). The name's link covers the card; the buttons stand above it. */
export function ProductCard({ product, priority, headingLevel = 3 }: ProductCardProps) {
  const t = texts('product');
  const Heading = `h${headingLevel}` as const;
  const { common, final, hasDiscount } = shownPrices(product.pricing);
  const all = badges(product);
  const state = all.find(({ id }) => id === 'sold' || id === 'last-pieces');
  const discount = all.find(({ id }) => id === 'discount');
  const facts = all.filter((badge) => badge !== state && badge !== discount);
  const isCash = hasDiscount && product.pricing.mwiOneDiscPercent > 0;
  return (
    <article className="card" data-type={cardType(product)}>
      <CardPicture image={product.cover} priority={priority} />
      <div className="card-body">
        <Heading className="card-name">
          <Link href={route('products', { slug: product.slug })}>{product.name}</Link>
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
        {isCash && <p>{t('price.cash')}</p>}
        {discount && <p className="card-off fact fact-discount">{badgeText(discount, t)}</p>}
        <ul className="card-facts">
          {facts.map((badge) => (
            <li key={badge.id} className={`fact fact-${badge.id}`}>
              {badgeText(badge, t)}
            </li>
          ))}
        </ul>
        <div className="card-buy">
          <AddToCart product={product} look="secondary" />
        </div>
      </div>
      <CardTools favorite={toFavorite(product)} labels={toolLabels} />
      {state && (
        <p className={state.id === 'sold' ? 'card-tag card-tag-sold' : 'card-tag'}>
          {badgeText(state, t)}
        </p>
      )}
    </article>
  );
}
