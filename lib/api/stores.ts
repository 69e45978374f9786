import type { PhysicalStore } from '@/lib/domain/product/types';
import { createRead } from './client/create-read';
import type { JsonApiModel } from './client/json-api';
import { snakeToCamelOrNull } from './client/snake-to-camel';
import { listEntities, optionalNumber, text, textList, zipCode } from './client/wire';
import { assumedEndpoints } from './endpoints/assumed';

export const STORE_SHAPE = {
  id: text,
  name: text,
  slug: text,
  address: text,
  city: text,
  state: text,
  zip_code: zipCode,
  phone: text,
  latitude: optionalNumber,
  longitude: optionalNumber,
  hours: textList,
  services: textList,
};
export const toStore: (model: JsonApiModel) => PhysicalStore | null = snakeToCamelOrNull(
  STORE_SHAPE,
  'id',
  'name',
  'slug',
);

/** The physical stores. */
export const readStores = createRead(
  assumedEndpoints.stores,
  () => ({}),
  (document) => listEntities(document, toStore),
);
