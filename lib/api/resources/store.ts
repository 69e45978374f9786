import * as z from 'zod/mini';
import type { Store } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { optionalNumber, text, texts } from './wire';

const wire = z.object({
  id: text,
  name: text,
  slug: text,
  address: text,
  city: text,
  state: text,
  zip_code: text,
  phone: text,
  latitude: optionalNumber,
  longitude: optionalNumber,
  hours: texts,
  services: texts,
});

export function toStore(model: JsonApiModel): Store | null {
  const { zip_code, ...store } = wire.parse(model);
  return store.id && store.name && store.slug ? { ...store, zipCode: zip_code } : null;
}
