import { TrackedList } from '@/components/analytics/tracked-list';
import { toListItem } from '@/lib/analytics/list-item';
import type { ProductSummary } from '@/lib/domain/product/types';
import { ProductCard } from './product-card';

interface ProductGridProps {
  products: readonly ProductSummary[];
  /** How many of the first pictures load at once. */
  priority?: number;
  headingLevel?: 2 | 3;
}

/** Products in as many columns as the place allows, from two. */
export function ProductGrid({ products, priority = 0, headingLevel }: ProductGridProps) {
  return (
    <div className="card-grid-box">
      <TrackedList className="card-grid" items={products.map(toListItem)}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              priority={index < priority}
              headingLevel={headingLevel}
            />
          </li>
        ))}
      </TrackedList>
    </div>
  );
}
