import { createRead } from './client/create-read';
import { snakeToCamelOrNull } from './client/snake-to-camel';
import { listEntities, optionalNumber, text, textList, zipCode } from './client/wire';
import { assumedEndpoints } from './endpoints/assumed';

export const toStore = snakeToCamelOrNull(
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
export type PhysicalStore = NonNullable<ReturnType<typeof toStore>>;

export const readStores = createRead(
  assumedEndpoints.stores,
  () => ({}),
  (document) => listEntities(document, toStore),
);
