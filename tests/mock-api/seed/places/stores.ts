import { z } from 'zod';
import { number, parts, readRows, word } from '../load';

const Store = z.strictObject({
  id: word,
  name: word,
  city: word,
  /** Three-letter code of the state. */
  state: word,
  address: word,
  zip: word,
  phone: word,
  latitude: number,
  longitude: number,
  services: parts,
});

export interface StoreRow extends Omit<z.output<typeof Store>, 'zip'> {
  zipCode: string;
  hours: string[];
}

/** The branches of the shop, in real cities. */
export const STORES: readonly StoreRow[] = readRows('places/stores.csv', Store).map(
  ({ zip, phone, latitude, longitude, services, ...row }, index) => ({
    ...row,
    zipCode: zip,
    phone,
    latitude,
    longitude,
    services,
    hours: [
      `Lunes a viernes de ${9 + (index % 2)}:00 a 20:00`,
      'Sábado de 10:00 a 19:00',
      index % 3 === 0 ? 'Domingo cerrado' : 'Domingo de 11:00 a 17:00',
    ],
  }),
);

export const STORE_IDS: readonly string[] = STORES.map(({ id }) => id);
