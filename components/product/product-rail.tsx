import type { ProductSummary } from '@/lib/domain/product/types';
import { ProductList } from './product-list';
import { serverCardTexts } from './server-card-texts';

interface ProductRailProps {
  products: readonly ProductSummary[];
  /** No other list of the page has this name. */
  name: string;
  /** What the list holds, for screen readers. */
  label: string;
}

/** One row of products that scrolls sideways. */
export function ProductRail({ products, name, label }: ProductRailProps) {
  return (
    <ProductList
      products={products}
      texts={serverCardTexts()}
      name={name}
      className="card-rail"
      label={label}
    />
  );
}
