import { TrackedList } from '@/components/analytics/tracked-list';
import { toListItem } from '@/lib/analytics/list-item';
import type { ProductSummary } from '@/lib/domain/product/types';
import { ServerCard } from './server-card';

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
    <TrackedList className="card-rail" aria-label={label} items={products.map(toListItem)}>
      {products.map((product) => (
        <li key={product.id}>
          <ServerCard product={product} list={name} />
        </li>
      ))}
    </TrackedList>
  );
}
