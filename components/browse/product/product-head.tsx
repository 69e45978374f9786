import type { ProductTexts } from '@/components/product/product-texts';
import { Rating } from '@/components/ui/rating';
import { Written } from '@/components/ui/written';
import type { Product } from '@/lib/domain/product/types';
import { filterSegments } from '@/lib/domain/search/filter-segments';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';

/** In characters. */
const LONG_NAME = 120;

/** Brand, name, part number and rating. */
export function ProductHead({ product, t }: { product: Product; t: ProductTexts }) {
  const common = texts('common');
  const { brand, name, partNumber, rating, reviewsCount } = product;
  return (
    <Written written="head" className="product-head">
      {brand && (
        <a
          href={route('search', {
            filters: filterSegments({ brands: [brand.slug], categories: [] }),
          })}
          className="product-brand"
        >
          {brand.name}
        </a>
      )}
      <h1 className={name.length > LONG_NAME ? 'is-long' : undefined}>{name}</h1>
      <p>
        {reviewsCount > 0 ? (
          <a href="#resenas">
            <Rating rating={rating} label={common('rating', { rating: rating.toFixed(1) })} />
            {common('reviews', { count: reviewsCount })}
          </a>
        ) : (
          <span>{t('head.noReviews')}</span>
        )}
        {partNumber && (
          <span>
            {t('head.partNumber')}: <b>{partNumber}</b>
          </span>
        )}
      </p>
    </Written>
  );
}
