import type { ProductImage } from '@/lib/domain/product/types';
import type { JsonApiModel } from './client/json-api';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';

export const readProductImageFields = snakeToCamel({
  id: wire.text,
  filename: wire.fileUrl,
  filename_2: wire.fileUrl,
  filename_3: wire.fileUrl,
  filename_4: wire.fileUrl,
  filename_5: wire.fileUrl,
});

/** A missing size is filled with another one: in the order of spec 3 first, then any. Null without any address. */
export function toProductImage(model: JsonApiModel): ProductImage | null {
  const { id, ...files } = readProductImageFields(model);
  const { filename2: small, filename3: medium, filename4: large, filename5: extraSmall } = files;
  const original = files.filename ?? large ?? medium ?? small ?? extraSmall;
  if (!id || original === null) return null;
  return {
    id,
    thumbnail: extraSmall ?? small ?? medium ?? original,
    medium: medium ?? large ?? original,
    large: large ?? original,
    original,
  };
}

export const readCoverFields = snakeToCamel({ is_cover: wire.flag });

/** The product's own cover image, otherwise the image marked as cover, otherwise the first image. */
export function toCoverImage(model: JsonApiModel): ProductImage | null {
  const cover = wire.relation(model, 'coverImage');
  const images = wire.relations(model, 'images');
  const marked = images.filter((image) => readCoverFields(image).isCover);
  const [first = null] = wire.entities([...marked, ...images], toProductImage);
  return (cover && toProductImage(cover)) ?? first;
}
