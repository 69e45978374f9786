import { Rating } from '@/components/ui/rating';
import { StaticHtml } from '@/components/ui/static-html';
import type { Product } from '@/lib/domain/product/types';
import { toFilterSegments } from '@/lib/domain/search/filter-segments';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';
import type { Texts } from '@/lib/i18n/types';
import { REVIEWS_FRAGMENT } from '@/lib/routing/review-fragments';
import { route } from '@/lib/routing/routes';

/** In characters. */
const LONG_NAME = 120;

/** Brand, name, part number and rating. */
export function ProductHeader({ product, t }: { product: Product; t: Texts<'product'> }) {
  const common = getTexts('common');
  const hasReviews = hasFeature('reviews');
  const { brand, name, partNumber, rating, reviewsCount } = product;
  return (
    <StaticHtml written="head" className="product-head">
      {brand && (
        <a
          href={route('search', {
            filters: toFilterSegments({ brands: [brand.slug], categories: [] }),
          })}
          className="link"
        >
          {brand.name}
        </a>
      )}
      <h1 className={name.length > LONG_NAME ? 'is-long' : undefined}>{name}</h1>
      <p>
        {hasReviews && reviewsCount === 0 && <span>{t('head.noReviews')}</span>}
        {hasReviews && reviewsCount !== null && reviewsCount > 0 && (
          <a href={`#${REVIEWS_FRAGMENT}`}>
            {rating > 0 && (
              <Rating rating={rating} label={common('rating', { rating: rating.toFixed(1) })} />
            )}
            {common('reviews', { count: reviewsCount })}
          </a>
        )}
        {partNumber && (
          <span>
            {t('head.partNumber')}: <b>{partNumber}</b>
          </span>
        )}
      </p>
    </StaticHtml>
  );
}
