import type { ProductSummary } from '@/lib/domain/product/types';
import { cardLabels, cardModel } from './card-model';
import { ProductList } from './product-list';

interface ProductRailProps {
  products: readonly ProductSummary[];
  /** What the list holds, for screen readers. */
  label: string;
  /** Picture, name and price only: for products beside the one that the page is about. */
  isTile?: boolean;
}

/** One row of products that scrolls sideways. */
export function ProductRail({ products, label, isTile }: ProductRailProps) {
  return (
    <ProductList
      cards={products.map((product) => cardModel(product, !isTile))}
      labels={cardLabels()}
      className="card-rail"
      label={label}
      isTile={isTile}
    />
  );
}
