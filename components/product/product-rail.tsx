import type { ProductSummary } from '@/lib/domain/product/types';
import { ProductCards } from './product-cards';

interface ProductRailProps {
  products: readonly ProductSummary[];
  /** No other list of the page has this name. */
  name: string;
  /** What the list holds, for screen readers. */
  label: string;
}

/** One row of products that scrolls sideways. */
export function ProductRail(props: ProductRailProps) {
  return <ProductCards {...props} className="card-rail" />;
}
