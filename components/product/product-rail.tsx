import type { ProductSummary } from '@/lib/domain/product/types';
import { ProductCards } from './product-cards';

interface ProductRailProps {
  products: readonly ProductSummary[];
  /** Unique on the page. */
  listName: string;
  /** The name of the list, for screen readers. */
  label: string;
}

/** One row of products that scrolls sideways. */
export function ProductRail(props: ProductRailProps) {
  return <ProductCards {...props} className="card-rail" />;
}
