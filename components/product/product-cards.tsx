import { Written } from '@/components/ui/written';
import { isPurchasable } from '@/lib/domain/product/availability';
import { digestOf } from '@/lib/domain/product/digest';
import type { ProductSummary } from '@/lib/domain/product/types';
import { texts } from '@/lib/i18n/server';
import { CardFace } from './card-face';
import { CardList } from './card-list';

interface ProductCardsProps {
  products: readonly ProductSummary[];
  /** Unique on the page. */
  name: string;
  className: string;
  label?: string;
  /** The number of pictures, from the first, that load eagerly. */
  priority?: number;
  headingLevel?: 2 | 3;
  isAhead?: boolean;
}

/** Products as cards (spec 2.4). */
export function ProductCards(props: ProductCardsProps) {
  const { products, name, className, label, priority = 0, headingLevel, isAhead } = props;
  const t = texts('product');
  return (
    <CardList
      className={className}
      label={label}
      isAhead={isAhead}
      products={products.map((product) => ({
        ...digestOf(product),
        purchasable: isPurchasable(product),
      }))}
      faces={products.map((product, index) => (
        <Written key={product.id} written={`${name}-${product.id}`} className="card-face">
          <CardFace
            product={product}
            t={t}
            isTile={false}
            isFirst={index < priority}
            headingLevel={headingLevel}
          />
        </Written>
      ))}
    />
  );
}
