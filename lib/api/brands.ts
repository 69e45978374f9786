import type { Brand } from '@/lib/domain/product/types';
import { createRead } from './client/create-read';
import type { JsonApiModel } from './client/json-api';
import { RARELY_CHANGING_MS } from './client/query-parts';
import { readQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { specEndpoints } from './endpoints/spec';

export const readBrandFields = snakeToCamel({
  id: wire.text,
  name: wire.text,
  slug: wire.text,
  image: wire.fileUrl,
  image_sm: wire.fileUrl,
});

export function toBrand(model: JsonApiModel): Brand | null {
  const { imageSm, ...brand } = readBrandFields(model);
  if (!brand.id || !brand.name || !brand.slug) return null;
  return { ...brand, imageSmall: imageSm ?? brand.image };
}

export const readBrands = createRead(
  specEndpoints.brands,
  () => ({
    query: { 'filter[withExpiration]': '', 'fields[brands]': 'name,image,image_sm,slug' },
  }),
  (document) => wire.listEntities(document, toBrand),
);

export const brandsQuery = () =>
  readQuery(['brands'], readBrands, undefined, { staleTime: RARELY_CHANGING_MS });
