import { z } from 'zod';
import { columns, number, parts, readRows, word } from '../load';

const State = z.strictObject({
  ...columns('code name', word),
  /** First two digits of its zip codes. */
  prefixes: parts,
  /** Working days of a parcel from the main warehouse in Mexico City. */
  days: number,
  ...columns('latitude longitude', number),
  municipalities: parts,
});
export type StateRow = z.output<typeof State>;

const STATES = readRows('places/states.csv', State);
const BY_PREFIX = new Map(
  STATES.flatMap((state) => state.prefixes.map((prefix) => [prefix, state] as const)),
);

/** The state of a zip code by its first two digits; 00, 17, 18 and 19 belong to none. */
export const stateOfZip = (zipCode: string) => BY_PREFIX.get(zipCode.slice(0, 2));

export function stateByCode(wanted: string): StateRow {
  const state = STATES.find(({ code }) => code === wanted);
  if (!state) throw new Error(`Unknown state ${wanted}`);
  return state;
}

const Store = z.strictObject({
  // The state is its three-letter code.
  ...columns('id name city state address zipCode phone', word),
  ...columns('latitude longitude', number),
  ...columns('services hours', parts),
});
export type StoreRow = z.output<typeof Store>;

export const STORES: readonly StoreRow[] = readRows('places/stores.csv', Store);
export const STORE_IDS: readonly string[] = STORES.map(({ id }) => id);
export const HOLD_DAYS = 5;
