import type { Brand } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { fileUrl } from './file-url';
import { snakeToCamel } from './snake-to-camel';
import { text } from './wire';

const readFields = snakeToCamel({
  id: text,
  name: text,
  slug: text,
  image: fileUrl,
  image_sm: fileUrl,
});

export function toBrand(model: JsonApiModel): Brand | null {
  const { imageSm, ...brand } = readFields(model);
  if (!brand.id || !brand.name || !brand.slug) return null;
  return { ...brand, imageSmall: imageSm ?? brand.image };
}
