import type { ProductSummary } from '@/lib/domain/product/types';
import type { ApiClient } from '../client';
import { specEndpoints } from '../endpoints/spec';
import { metaPage } from '../resources/meta-page';
import { toProductSummaries } from '../resources/product';
import { models } from '../resources/wire';

/** Components shown at a time (spec 9). */
const COMPONENTS_PAGE_SIZE = 15;

export interface ComponentPage {
  components: ProductSummary[];
  page: number;
  lastPage: number;
}

/** One page of the components of a kit. @throws ApiError */
export async function readComponents(
  client: ApiClient,
  { productId, page }: { productId: string; page: number },
  signal?: AbortSignal,
): Promise<ComponentPage> {
  const { data, meta } = await client.request(specEndpoints.productComponents, {
    params: { id: productId },
    query: {
      'page[number]': page,
      'page[size]': COMPONENTS_PAGE_SIZE,
      include: 'category,images,brand',
    },
    signal,
  });
  const { page: number, lastPage } = metaPage.parse(meta.page);
  return { components: toProductSummaries(models(data)), page: number, lastPage };
}
