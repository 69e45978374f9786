import type { PhysicalStore } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { snakeToCamel } from './snake-to-camel';
import { optionalNumber, text, textList } from './wire';

const readFields = snakeToCamel({
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
  const store = readFields(model);
  return store.id && store.name && store.slug ? store : null;
}
