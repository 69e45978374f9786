import { COMPONENTS_PAGE_SIZE, type Paging } from '@/lib/domain/paging';
import type { ProductSummary } from '@/lib/domain/product/types';
import { createRead } from './client/create-read';
import { pagesQuery } from './client/pages-query';
import { toPaging } from './client/paging';
import { listEntities } from './client/wire';
import { specEndpoints } from './endpoints/spec';
import { toProductSummary } from './product-summaries';

interface ComponentPage extends Paging {
  components: ProductSummary[];
}

/** One page of the components of a kit. @throws ApiError */
export const readComponents = createRead(
  specEndpoints.productComponents,
  ({ productId, page }: { productId: string; page: number }) => ({
    params: { id: productId },
    query: {
      'page[number]': page,
      'page[size]': COMPONENTS_PAGE_SIZE,
      include: 'category,images,brand',
    },
  }),
  (document, { page }): ComponentPage => ({
    components: listEntities(document, (one) => toProductSummary(one)),
    ...toPaging(document, { page, pageSize: COMPONENTS_PAGE_SIZE }),
  }),
);

/** The components of a kit from page 2 on, because the product's document contains the first page. */
export const kitComponentsQuery = (productId: string) =>
  pagesQuery(['product-components', productId], readComponents, { productId }, 2);
