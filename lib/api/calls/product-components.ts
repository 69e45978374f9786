import { COMPONENTS_PAGE_SIZE, type Paging } from '@/lib/domain/paging';
import type { ProductSummary } from '@/lib/domain/product/types';
import { createRead } from '../create-read';
import { specEndpoints } from '../endpoints/spec';
import { toPaging } from '../resources/paging';
import { toProductSummary } from '../resources/product';
import { listEntities } from '../resources/wire';

export interface ComponentPage extends Paging {
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
