export interface MexicanState {
  /** Code of the tax authority (SAT), which couriers use too. */
  code: string;
  name: string;
}

/** Ranges of the first two digits of a zip code, with the state of each range. */
const STATES: readonly (readonly [from: number, to: number, code: string, name: string])[] = [
  [1, 16, 'CMX', 'Ciudad de México'],
  [20, 20, 'AGU', 'Aguascalientes'],
  [21, 22, 'BCN', 'Baja California'],
  [23, 23, 'BCS', 'Baja California Sur'],
  [24, 24, 'CAM', 'Campeche'],
  [25, 27, 'COA', 'Coahuila'],
  [28, 28, 'COL', 'Colima'],
  [29, 30, 'CHP', 'Chiapas'],
  [31, 33, 'CHH', 'Chihuahua'],
  [34, 35, 'DUR', 'Durango'],
  [36, 38, 'GUA', 'Guanajuato'],
  [39, 41, 'GRO', 'Guerrero'],
  [42, 43, 'HID', 'Hidalgo'],
  [44, 49, 'JAL', 'Jalisco'],
  [50, 57, 'MEX', 'Estado de México'],
  [58, 61, 'MIC', 'Michoacán'],
  [62, 62, 'MOR', 'Morelos'],
  [63, 63, 'NAY', 'Nayarit'],
  [64, 67, 'NLE', 'Nuevo León'],
  [68, 71, 'OAX', 'Oaxaca'],
  [72, 75, 'PUE', 'Puebla'],
  [76, 76, 'QUE', 'Querétaro'],
  [77, 77, 'ROO', 'Quintana Roo'],
  [78, 79, 'SLP', 'San Luis Potosí'],
  [80, 82, 'SIN', 'Sinaloa'],
  [83, 85, 'SON', 'Sonora'],
  [86, 86, 'TAB', 'Tabasco'],
  [87, 89, 'TAM', 'Tamaulipas'],
  [90, 90, 'TLA', 'Tlaxcala'],
  [91, 96, 'VER', 'Veracruz'],
  [97, 97, 'YUC', 'Yucatán'],
  [98, 99, 'ZAC', 'Zacatecas'],
];

/** A zip code is text of five digits, because those of Mexico City begin with 0. */
export function isZipCode(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9]{5}$/.test(value);
}

/** The state that the first two digits suggest; it is a hint, not a proof. Null for unused prefixes. */
export function findStateByZipCode(zipCode: string): MexicanState | null {
  if (!isZipCode(zipCode)) return null;
  const prefix = Number(zipCode.slice(0, 2));
  const found = STATES.find(([from, to]) => prefix >= from && prefix <= to);
  return found ? { code: found[2], name: found[3] } : null;
}
