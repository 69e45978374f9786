import type { ProductSummary } from '@/lib/domain/product/types';
import { ProductCards } from './product-cards';

interface ProductGridProps {
  products: readonly ProductSummary[];
  /** How many of the first pictures load at once. */
  priority?: number;
  headingLevel?: 2 | 3;
}

/** Products in as many columns as the place allows, from two. Their pages are fetched ahead. */
export function ProductGrid(props: ProductGridProps) {
  return (
    <div className="card-grid-box">
      <ProductCards {...props} name="grid" className="card-grid" isAhead />
    </div>
  );
}
