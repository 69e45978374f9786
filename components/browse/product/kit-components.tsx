import type { ProductTexts } from '@/components/product/product-texts';
import type { Product } from '@/lib/domain/product/types';
import { ComponentList } from './component-list';
import { MoreComponents } from './more-components';

/** Components per page (spec 9). */
const PAGE_SIZE = 15;

/** The components of a kit: the first page here, the other pages on demand. */
export function KitComponents({ product, t }: { product: Product; t: ProductTexts }) {
  const first = product.components.slice(0, PAGE_SIZE);
  return (
    <>
      <ComponentList components={first} />
      {product.components.length > PAGE_SIZE && (
        <MoreComponents
          productId={product.id}
          shownIds={first.map(({ id }) => id)}
          label={t('components.more')}
        />
      )}
    </>
  );
}
