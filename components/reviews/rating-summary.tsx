import { Rating } from '@/components/ui/rating';
import { ratingShares } from '@/lib/domain/product/review';
import type { ReviewPage } from '@/lib/domain/product/types';
import type { ProductTexts } from '../product/product-texts';

interface RatingSummaryProps {
  page: Pick<ReviewPage, 'average' | 'distribution'>;
  /** 'Calificación: 4.6 de 5' */
  label: string;
  /** '12 reseñas' */
  count: string;
  t: ProductTexts;
}

/** The average and how the reviews spread over the stars, as bars and as text. */
export function RatingSummary({ page, label, count, t }: RatingSummaryProps) {
  return (
    <div>
      <p className="flex items-baseline gap-2">
        <span className="text-5xl font-bold tracking-tight">{page.average.toFixed(1)}</span>
        <span className="text-ink-soft">/ 5</span>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <Rating rating={page.average} label={label} />
        {count}
      </p>
      <ul className="mt-4 grid gap-1 text-sm" aria-label={t('reviews.distribution')}>
        {ratingShares(page.distribution).map((share) => (
          <li key={share.rating} className="share">
            <span>{t('reviews.stars', { count: share.rating })}</span>
            <span className="share-bar" aria-hidden="true">
              <span className="share-fill" style={{ width: `${share.percent}%` }} />
            </span>
            <span>{t('reviews.share', { count: share.count, percent: share.percent })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
