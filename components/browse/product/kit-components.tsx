import { COMPONENTS_PAGE_SIZE } from '@/lib/domain/paging';
import type { Product } from '@/lib/domain/product/types';
import type { Texts } from '@/lib/i18n/types';
import { KitComponentList } from './kit-component-list';
import { MoreKitComponents } from './more-kit-components';

/** The components of a kit: the first page here, the other pages on demand. */
export function KitComponents({ product, t }: { product: Product; t: Texts<'product'> }) {
  const first = product.components.slice(0, COMPONENTS_PAGE_SIZE);
  return (
    <>
      <KitComponentList components={first} />
      {product.components.length > COMPONENTS_PAGE_SIZE && (
        <MoreKitComponents
          productId={product.id}
          shownIds={first.map(({ id }) => id)}
          label={t('components.more')}
        />
      )}
    </>
  );
}
