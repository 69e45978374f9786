import { Rating } from '@/components/ui/rating';
import type { Product } from '@/lib/domain/product/types';
import { filterSegments } from '@/lib/domain/search/filter-segments';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routes';
import type { ProductTexts } from '../product-texts';

/** Brand, name, part number and rating. */
export function ProductHead({ product, t }: { product: Product; t: ProductTexts }) {
  const common = texts('common');
  const { brand, name, partNumber, rating, reviewsCount } = product;
  return (
    <div>
      {brand && (
        <a
          href={route('search', {
            filters: filterSegments({ brands: [brand.slug], categories: [] }),
          })}
          className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline lg:-mt-2"
        >
          {brand.name}
        </a>
      )}
      {/* A name may have 276 characters: the longer it is, the smaller it is set. */}
      <h1 className={name.length > 120 ? 'text-xl' : 'text-2xl lg:text-3xl'}>{name}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        {reviewsCount > 0 ? (
          <a
            href="#resenas"
            className="inline-flex min-h-11 items-center gap-2 underline underline-offset-2"
          >
            <Rating rating={rating} label={common('rating', { rating: rating.toFixed(1) })} />
            {common('reviews', { count: reviewsCount })}
          </a>
        ) : (
          <span className="inline-flex min-h-11 items-center">{t('head.noReviews')}</span>
        )}
        {partNumber && (
          <span>
            {t('head.partNumber')}: <span className="text-ink">{partNumber}</span>
          </span>
        )}
      </p>
    </div>
  );
}
