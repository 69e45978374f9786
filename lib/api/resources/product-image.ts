import * as z from 'zod/mini';
import type { ProductImage } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { flag, text, url } from './wire';

const wire = z.object({
  id: text,
  is_cover: flag,
  filename: url,
  filename_2: url,
  filename_3: url,
  filename_4: url,
  filename_5: url,
});

/** Null for a picture without an address in any size. */
export function toProductImage(model: JsonApiModel): ProductImage | null {
  const image = wire.parse(model);
  const sizes = {
    original: image.filename,
    small: image.filename_2,
    medium: image.filename_3,
    large: image.filename_4,
    extraSmall: image.filename_5,
  };
  if (!image.id || Object.values(sizes).every((address) => address === null)) return null;
  return { id: image.id, isCover: image.is_cover, ...sizes };
}
