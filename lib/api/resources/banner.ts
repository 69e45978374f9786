import type { Banner } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { fileUrl } from './file-url';
import { snakeToCamel } from './snake-to-camel';
import { text, url } from './wire';

const readFields = snakeToCamel({
  id: text,
  slot: text,
  title: text,
  text,
  call_to_action: text,
  image: fileUrl,
  image_mobile: fileUrl,
  alt: text,
  link: url,
});

/** Null for a banner without content. */
export function toBanner(model: JsonApiModel): Banner | null {
  const banner = readFields(model);
  const hasContent = banner.image || banner.imageMobile || banner.title;
  return banner.id && banner.slot && hasContent ? banner : null;
}
