import type { ProductSummary } from '@/lib/domain/product/types';
import { ProductCards } from './product-cards';

interface ProductGridProps {
  products: readonly ProductSummary[];
  /** The number of pictures, from the first, that load eagerly. */
  priority?: number;
  headingLevel?: 2 | 3;
}

/** Products in two or more columns, as many as fit. The pages of the visible products are prefetched. */
export function ProductGrid(props: ProductGridProps) {
  return (
    <div className="card-grid-box">
      <ProductCards {...props} listName="grid" className="card-grid" shouldPrefetch />
    </div>
  );
}
