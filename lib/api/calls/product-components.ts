import type { Paging } from '@/lib/domain/paging';
import type { ProductSummary } from '@/lib/domain/product/types';
import type { ApiClient } from '../client';
import { specEndpoints } from '../endpoints/spec';
import { toPaging } from '../resources/paging';
import { toProductSummary } from '../resources/product';
import { listEntities } from '../resources/wire';

/** Components shown at a time (spec 9). */
const COMPONENTS_PAGE_SIZE = 15;

export interface ComponentPage extends Paging {
  components: ProductSummary[];
}

/** One page of the components of a kit. @throws ApiError */
export async function readComponents(
  client: ApiClient,
  { productId, page }: { productId: string; page: number },
  signal?: AbortSignal,
): Promise<ComponentPage> {
  const document = await client.request(specEndpoints.productComponents, {
    params: { id: productId },
    query: {
      'page[number]': page,
      'page[size]': COMPONENTS_PAGE_SIZE,
      include: 'category,images,brand',
    },
    signal,
  });
  return {
    components: listEntities(document, (one) => toProductSummary(one)),
    ...toPaging(document, { page, pageSize: COMPONENTS_PAGE_SIZE }),
  };
}
