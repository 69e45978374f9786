import * as z from 'zod/mini';
import type { Banner } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { text, url } from './wire';

const wire = z.object({
  id: text,
  slot: text,
  title: text,
  text,
  call_to_action: text,
  image: url,
  image_mobile: url,
  alt: text,
  link: url,
});

/** Null for a banner without content. */
export function toBanner(model: JsonApiModel): Banner | null {
  const { call_to_action, image_mobile, ...banner } = wire.parse(model);
  if (!banner.id || !banner.slot || (!banner.image && !image_mobile && !banner.title)) return null;
  return { ...banner, callToAction: call_to_action, imageMobile: image_mobile };
}
