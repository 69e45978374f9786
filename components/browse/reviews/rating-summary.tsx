import { Rating } from '@/components/ui/rating';

interface RatingSummaryProps {
  /** 0 to 5. */
  average: number;
  /** 'Calificación: 4.6 de 5' */
  label: string;
  /** '12 reseñas'; empty when their number is unknown. */
  count: string;
  /** Accessible name of the bars. */
  title: string;
  /** '5 estrellas', whole percent, '9 (75%)'; the best first. Empty when they are unknown. */
  shares: readonly (readonly [stars: string, percent: number, share: string])[];
}

/** The average rating and the share of each number of stars, as bars and as text. */
export function RatingSummary({ average, label, count, title, shares }: RatingSummaryProps) {
  return (
    <div className="rating">
      <p className="rating-average">
        <b>{average.toFixed(1)}</b> / 5
      </p>
      <p className="rating-count">
        <Rating rating={average} label={label} />
        {count}
      </p>
      {shares.length > 0 && (
        <ul aria-label={title}>
          {shares.map(([stars, percent, share]) => (
            <li key={stars} className="share">
              <span>{stars}</span>
              <span className="share-bar" aria-hidden="true">
                <span className="share-fill" style={{ width: `${percent}%` }} />
              </span>
              <span>{share}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
