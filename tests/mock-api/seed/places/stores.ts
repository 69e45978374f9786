import { z } from 'zod';
import { number, parts, readRows, word } from '../load';

const State = z.strictObject({
  code: word,
  name: word,
  /** First two digits of its zip codes: `20`, or `21-22`. */
  prefixes: word,
  /** Working days of a parcel from the main warehouse in Mexico City. */
  days: number,
  /** Latitude and longitude. */
  center: word,
  municipalities: parts,
});

export interface StateRow
  extends Pick<z.output<typeof State>, 'code' | 'name' | 'days' | 'municipalities'> {
  latitude: number;
  longitude: number;
}

const BY_PREFIX = new Map<string, StateRow>();
const BY_CODE = new Map<string, StateRow>();
for (const row of readRows('places/states.csv', State)) {
  const { code, name, days, municipalities } = row;
  const [latitude = 0, longitude = 0] = row.center.split(' ').map(Number);
  const state: StateRow = { code, name, days, latitude, longitude, municipalities };
  BY_CODE.set(code, state);
  const [first = '', last = first] = row.prefixes.split('-');
  for (let prefix = Number(first); prefix <= Number(last); prefix++) {
    BY_PREFIX.set(String(prefix).padStart(2, '0'), state);
  }
}

/** The state of a zip code by its first two digits; 00, 17, 18 and 19 belong to none. */
export const stateOfZip = (zipCode: string): StateRow | undefined =>
  BY_PREFIX.get(zipCode.slice(0, 2));

export function stateByCode(code: string): StateRow {
  const state = BY_CODE.get(code);
  if (!state) throw new Error(`Unknown state ${code}`);
  return state;
}

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
