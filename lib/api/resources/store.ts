import type { PhysicalStore } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { snakeToCamelOrNull } from './snake-to-camel';
import { optionalNumber, text, textList, zipCode } from './wire';

export const toStore: (model: JsonApiModel) => PhysicalStore | null = snakeToCamelOrNull(
  {
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
  },
  'id',
  'name',
  'slug',
);
