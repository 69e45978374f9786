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
      <ul className="card-grid">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              priority={index < priority}
              headingLevel={headingLevel}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
