import type { ProductSummary } from '@/lib/domain/product/types';
import { cardLabels, cardModel } from './card-model';
import { serverCardTexts } from './card-texts';
import { ProductList } from './product-list';

interface ProductGridProps {
  products: readonly ProductSummary[];
  /** How many of the first pictures load at once. */
  priority?: number;
  headingLevel?: 2 | 3;
}

/** Products in as many columns as the place allows, from two. */
export function ProductGrid({ products, priority, headingLevel }: ProductGridProps) {
  const texts = serverCardTexts();
  return (
    <div className="card-grid-box">
      <ProductList
        cards={products.map((product) => cardModel(product, texts))}
        labels={cardLabels(texts)}
        className="card-grid"
        priority={priority}
        headingLevel={headingLevel}
        isAhead
      />
    </div>
  );
}
