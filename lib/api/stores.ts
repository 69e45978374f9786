import { createRead } from './client/create-read';
import { snakeToCamelOrNull } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedEndpoints } from './endpoints/assumed';

export const toStore = snakeToCamelOrNull(
  {
    id: wire.text,
    name: wire.text,
    slug: wire.text,
    address: wire.text,
    city: wire.text,
    state: wire.text,
    zip_code: wire.zipCode,
    phone: wire.text,
    latitude: wire.optionalNumber,
    longitude: wire.optionalNumber,
    hours: wire.textList,
    services: wire.textList,
  },
  'id',
  'name',
  'slug',
);
export type PhysicalStore = NonNullable<ReturnType<typeof toStore>>;

export const readStores = createRead(
  assumedEndpoints.stores,
  () => ({}),
  (document) => wire.listEntities(document, toStore),
);
