import { TrackedList } from '@/components/analytics/tracked-list';
import { toListItem } from '@/lib/analytics/list-item';
import type { ProductSummary } from '@/lib/domain/product/types';
import { ServerCard } from './server-card';

interface ProductGridProps {
  products: readonly ProductSummary[];
  /** How many of the first pictures load at once. */
  priority?: number;
  headingLevel?: 2 | 3;
}

/** Products in as many columns as the place allows, from two. Their pages are fetched ahead. */
export function ProductGrid({ products, priority = 0, headingLevel }: ProductGridProps) {
  return (
    <div className="card-grid-box">
      <TrackedList className="card-grid" data-ahead="" items={products.map(toListItem)}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ServerCard
              product={product}
              list="grid"
              isFirst={index < priority}
              headingLevel={headingLevel}
            />
          </li>
        ))}
      </TrackedList>
    </div>
  );
}
