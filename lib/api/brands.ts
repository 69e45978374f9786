import { queryOptions } from '@tanstack/react-query';
import type { Brand } from '@/lib/domain/product/types';
import { browserClient } from './client/browser-client';
import type { ApiClient } from './client/client';
import type { JsonApiModel } from './client/json-api';
import { RARELY_CHANGING_MS } from './client/query-parts';
import { snakeToCamel } from './client/snake-to-camel';
import { fileUrl, listEntities, text } from './client/wire';
import { specEndpoints } from './endpoints/spec';

export const BRAND_SHAPE = {
  id: text,
  name: text,
  slug: text,
  image: fileUrl,
  image_sm: fileUrl,
};
const readFields = snakeToCamel(BRAND_SHAPE);

export function toBrand(model: JsonApiModel): Brand | null {
  const { imageSm, ...brand } = readFields(model);
  if (!brand.id || !brand.name || !brand.slug) return null;
  return { ...brand, imageSmall: imageSm ?? brand.image };
}

/** The brands that have products. */
export async function readBrands(client: ApiClient, signal?: AbortSignal): Promise<Brand[]> {
  const document = await client.request(specEndpoints.brands, {
    query: { 'filter[withExpiration]': '', 'fields[brands]': 'name,image,image_sm,slug' },
    signal,
  });
  return listEntities(document, toBrand);
}

export const brandsQuery = () =>
  queryOptions({
    queryKey: ['brands'],
    queryFn: ({ signal }) => readBrands(browserClient, signal),
    staleTime: RARELY_CHANGING_MS,
  });
