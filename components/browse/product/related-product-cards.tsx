import { CardContent } from '@/components/product/card-content';
import { TrackedList } from '@/components/shared/analytics/tracked-list';
import { toTrackedListItem } from '@/lib/analytics/tracked-list-item';
import { getCardType } from '@/lib/domain/product/availability';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { ProductSummary } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';

interface RelatedProductCardsProps {
  products: readonly ProductSummary[];
  label: string;
}

export function RelatedProductCards({ products, label }: RelatedProductCardsProps) {
  const { t } = useTranslation('product');
  return (
    <TrackedList
      className="card-rail"
      aria-label={label}
      items={products.map((product) => toTrackedListItem(toProductSnapshot(product)))}
    >
      {products.map((one) => (
        <li key={one.id}>
          <article className="card" data-type={getCardType(one)}>
            <div className="card-face">
              <CardContent product={one} t={t} isCompact />
            </div>
          </article>
        </li>
      ))}
    </TrackedList>
  );
}
