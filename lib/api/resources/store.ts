import * as z from 'zod/mini';
import type { PhysicalStore } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { optionalNumber, text, textList } from './wire';

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
  hours: textList,
  services: textList,
});

export function toStore(model: JsonApiModel): PhysicalStore | null {
  const { zip_code, ...store } = wire.parse(model);
  return store.id && store.name && store.slug ? { ...store, zipCode: zip_code } : null;
}
