import type { ProductSummary } from '@/lib/domain/product/types';
import { cardLabels, cardModel } from './card-model';
import { serverCardTexts } from './card-texts';
import { ProductList } from './product-list';

interface ProductRailProps {
  products: readonly ProductSummary[];
  /** What the list holds, for screen readers. */
  label: string;
}

/** One row of products that scrolls sideways. */
export function ProductRail({ products, label }: ProductRailProps) {
  const texts = serverCardTexts();
  return (
    <ProductList
      cards={products.map((product) => cardModel(product, texts))}
      labels={cardLabels(texts)}
      className="card-rail"
      label={label}
    />
  );
}
