import type { ProductSummary } from '@/lib/domain/product/types';
import { ProductList } from './product-list';
import { serverCardTexts } from './server-card-texts';

interface ProductGridProps {
  products: readonly ProductSummary[];
  /** How many of the first pictures load at once. */
  priority?: number;
  headingLevel?: 2 | 3;
}

/** Products in as many columns as the place allows, from two. */
export function ProductGrid({ products, priority, headingLevel }: ProductGridProps) {
  return (
    <div className="card-grid-box">
      <ProductList
        products={products}
        texts={serverCardTexts()}
        name="grid"
        className="card-grid"
        priority={priority}
        headingLevel={headingLevel}
        isAhead
      />
    </div>
  );
}
