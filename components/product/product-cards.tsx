import type { ComponentProps } from 'react';
import { StaticHtml } from '@/components/ui/static-html';
import type { ProductSummary } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { CardContent } from './card-content';
import { CardList } from './card-list';
import { toRenderedProduct } from './rendered-product';

/** Products in two, three or five columns, so that a page of ten fills its rows. The pages of the visible products are prefetched. */
export const ProductGrid = (props: Omit<ProductCardsProps, 'listName' | 'className'>) => (
  <div className="card-grid-box">
    <ProductCards {...props} listName="grid" className="card-grid" shouldPrefetch />
  </div>
);

interface ProductCardsProps extends Omit<ComponentProps<typeof CardList>, 'products' | 'contents'> {
  products: readonly ProductSummary[];
  listName: string;
  priority?: number;
  headingLevel?: 2 | 3;
  categoryName?: string;
}

export function ProductCards(props: ProductCardsProps) {
  const { products, listName, priority = 0, headingLevel, categoryName, ...list } = props;
  const t = getTexts('product');
  return (
    <CardList
      {...list}
      products={products.map(toRenderedProduct)}
      contents={products.map((product, index) => (
        <StaticHtml key={product.id} partId={`${listName}-${product.id}`} className="card-face">
          <CardContent
            product={product}
            t={t}
            isCompact={false}
            isFirst={index < priority}
            headingLevel={headingLevel}
            categoryName={categoryName}
          />
        </StaticHtml>
      ))}
    />
  );
}
