import type { Product } from '@/lib/domain/product/types';
import type { Texts } from '@/lib/i18n/types';
import { KitComponentList } from './kit-component-list';
import { MoreKitComponents } from './more-kit-components';

/** Components per page (spec 9). */
const PAGE_SIZE = 15;

/** The components of a kit: the first page here, the other pages on demand. */
export function KitComponents({ product, t }: { product: Product; t: Texts<'product'> }) {
  const first = product.components.slice(0, PAGE_SIZE);
  return (
    <>
      <KitComponentList components={first} />
      {product.components.length > PAGE_SIZE && (
        <MoreKitComponents
          productId={product.id}
          shownIds={first.map(({ id }) => id)}
          label={t('components.more')}
        />
      )}
    </>
  );
}
