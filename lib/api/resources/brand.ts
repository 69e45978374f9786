import * as z from 'zod/mini';
import type { Brand } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { text, url } from './wire';

const wire = z.object({ id: text, name: text, slug: text, image: url, image_sm: url });

export function toBrand(model: JsonApiModel): Brand | null {
  const { image_sm, ...brand } = wire.parse(model);
  if (!brand.id || !brand.name || !brand.slug) return null;
  return { ...brand, imageSmall: image_sm ?? brand.image };
}
