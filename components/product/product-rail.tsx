import { TrackedList } from '@/components/analytics/tracked-list';
import { toListItem } from '@/lib/analytics/list-item';
import type { ProductSummary } from '@/lib/domain/product/types';
import { ProductCard } from './product-card';

interface ProductRailProps {
  products: readonly ProductSummary[];
  /** What the list holds, for screen readers. */
  label: string;
  /** How many of the first pictures load at once. */
  priority?: number;
  headingLevel?: 2 | 3;
}

/** One row of products that scrolls sideways. */
export function ProductRail({ products, label, priority = 0, headingLevel }: ProductRailProps) {
  return (
    <TrackedList className="card-rail" aria-label={label} items={products.map(toListItem)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={index < priority} headingLevel={headingLevel} />
        </li>
      ))}
    </TrackedList>
  );
}
