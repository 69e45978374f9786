import type { ProductSummary } from '@/lib/domain/product/types';
import type { CardTexts } from './card-texts';
import { ProductCard } from './product-card';

export interface ProductListProps {
  products: readonly ProductSummary[];
  texts: CardTexts;
  /** No other list of the page has this name. */
  name: string;
  className: string;
  /** What the list holds, for screen readers. */
  label?: string;
  /** How many of the first pictures load at once. */
  priority?: number;
  headingLevel?: 2 | 3;
  isTile?: boolean;
  /** Whether the pages of the products in view are fetched ahead. */
  isAhead?: boolean;
}

/** The cards of a grid or a rail, from the server or from an island. */
export function ProductList(props: ProductListProps) {
  const { products, texts, name, className, label, priority = 0, headingLevel } = props;
  return (
    <ul className={className} aria-label={label} data-ahead={props.isAhead ? '' : undefined}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            texts={texts}
            list={name}
            isTile={props.isTile}
            isFirst={index < priority}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}
